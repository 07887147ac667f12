import { defineConfig } from 'vitest/config';

const unit = { include: ['{shared,functions,scripts,infra,web}/**/*.test.{ts,tsx}'] };

export default defineConfig({ test: { projects: [{ test: { name: 'unit', ...unit } }] } });
