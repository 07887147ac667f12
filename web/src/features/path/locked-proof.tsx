import type { PathContent } from '#shared/contract/content-files.ts';
import { PreparedHtml } from '#web/components/prepared-html.tsx';
import { SheetRows } from './sheet-rows.tsx';

/** The picture of a locked section that the path shows to everybody, and rows of its workbook. */
export default function LockedProof({ published }: { published: PathContent }) {
  const { shown, tried, sections } = published;
  return (
    <>
      {shown !== null && (
        <figure className="locked-shown">
          <PreparedHtml className="reading" html={shown.html} />
          <PreparedHtml html={shown.layoutHtml} />
          <figcaption>
            <p>
              Whole in section {shown.number} of {sections.length}, “{shown.section}”.
            </p>
            <p>All of that section, small, from top to bottom.</p>
          </figcaption>
        </figure>
      )}
      {tried !== null && <SheetRows {...published} tried={tried} />}
    </>
  );
}
