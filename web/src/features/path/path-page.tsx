import { use } from 'react';
import { useParams } from 'react-router-dom';
import { loadPath } from '#web/lib/content/library.ts';
import { PathArticle } from './path-article.tsx';
import { PathNotFound } from './path-not-found.tsx';

export function PathPage() {
  const { personaSlug = '', pathSlug = '' } = useParams();
  const path = use(loadPath(personaSlug, pathSlug));
  return path.kind === 'ready' ? <PathArticle published={path.content} /> : <PathNotFound kind={path.kind} />;
}
