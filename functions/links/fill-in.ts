import { documentFormats } from '#shared/contract/document-formats.ts';
import type { Clock } from '#shared/domain/clock.ts';
import type { Documents } from '../gateways/documents.ts';
import type { FillIn } from '../mail/deliver-outbox.ts';
import type { Letter } from '../stores/letter.ts';
import type { RunStore } from '../stores/runs.ts';
import { documentLink } from './document-link.ts';
import type { LinkKeys } from './link-keys.ts';
import { hashReviewToken, reviewTokenOf } from './review-token.ts';

/** A larger document is only linked. */
export const mostEnclosedBytes = 5_000_000;

interface FillInDependencies {
  clock: Clock;
  siteUrl: string;
  linkKeys: () => Promise<LinkKeys>;
  /** It is needed only for mail to reviewers. */
  runs?: Pick<RunStore, 'keepReviewLink'>;
  /** It is needed only for mail with a document. */
  documents?: Pick<Documents, 'get'>;
  /** A document whose plan is owed is only linked; its links work once the debt is settled. */
  isOwed?: (owner: string, fileId: string) => Promise<boolean>;
}

/** Adds the links and documents that are never stored with a mail. */
export function buildFillIn(dependencies: FillInDependencies): FillIn {
  const { clock, siteUrl, linkKeys, runs, documents, isOwed } = dependencies;
  return async (letter, insert) => {
    const keys = await linkKeys();
    if (insert.kind === 'review-link') {
      if (runs === undefined) throw new Error('This function sends no mail to reviewers');
      const { kind: _kind, ...link } = insert;
      const token = reviewTokenOf(keys, link);
      // Stored first, so that the link works as soon as it can be followed.
      // guard: link-works-before-it-is-sent
      await runs.keepReviewLink(hashReviewToken(token), link, clock.nowMs());
      const url = new URL('/review', siteUrl);
      url.hash = token;
      return { letter: { ...letter, action: { label: 'Review the submission', url: url.href } } };
    }
    const linked = { ...letter, ...documentLinks(documentLink(keys, siteUrl, insert)) };
    if (insert.bytes >= mostEnclosedBytes) return { letter: linked };
    if (documents === undefined || isOwed === undefined) throw new Error('This function sends no document');
    if (await isOwed(insert.ownerId, insert.fileId)) return { letter: linked };
    const bytes = await documents.get(insert.key);
    if (bytes === undefined) throw new Error('The attached document is absent');
    const { fileName: filename, mediaType: contentType } = documentFormats.pdf;
    return { letter: linked, attachment: { filename, contentType, bytes } };
  };
}

function documentLinks(link: (format?: 'workbook' | 'calendar') => string): Pick<Letter, 'action' | 'links'> {
  return {
    action: { label: 'Open your plan', url: link() },
    links: [
      { label: 'The figures as a workbook', url: link('workbook') },
      { label: 'The tasks for your calendar', url: link('calendar') },
    ],
  };
}
