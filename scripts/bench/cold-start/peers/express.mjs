import express from 'express';
import serverless from 'serverless-http';
import { answerUser } from './answer-user.mjs';

const app = express();
app.use(express.json({ limit: '128kb' }));
app.get('/api/user', async (request, response) => {
  const answer = await answerUser((name) => request.get(name));
  if (typeof answer === 'number') response.sendStatus(answer);
  else response.json(answer);
});

export const handler = serverless(app);
