import { useParams } from 'react-router-dom';
import { pathFile } from '#web/lib/content/library.ts';
import { useContent } from '#web/lib/content/use-content.ts';
import { PathArticle } from './path-article.tsx';
import { PathNotFound } from './path-not-found.tsx';

export default function PathPage() {
  const { personaSlug = '', pathSlug = '' } = useParams();
  const path = useContent(pathFile(personaSlug, pathSlug));
  return path.kind === 'ready' ? <PathArticle published={path.content} /> : <PathNotFound kind={path.kind} />;
}
