import { PersonaPage } from '../features/library/persona-page.tsx';

export default PersonaPage;
