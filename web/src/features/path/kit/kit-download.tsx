import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { type KitFile, kitFiles, savedKitName } from '#shared/contract/kit.ts';
import { Button } from '#web/components/button/button.tsx';
import { FieldError } from '#web/components/form/field.tsx';
import { wayOn } from '#web/lib/api/way-on.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { getKit } from '../api/get-kit.ts';
import type { PathParams } from '../api/path-queries.ts';

interface KitDownloadProps {
  params: PathParams;
  file: KitFile;
  text: string;
}

/** A file of the kit; several may download at the same time. */
export function KitDownload({ params, file, text }: KitDownloadProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const id = useId();
  const download = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const bytes = await getKit(params, file);
      saveFile({ bytes, mediaType: kitFiles[file].mediaType, name: savedKitName(params.pathSlug, file) });
    } catch (error) {
      setFailure(`The file failed to load. ${wayOn(error)}`);
    }
    setPending(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="secondary" pending={pending} pendingText="Fetching…" onClick={() => void download()}>
        <Download aria-hidden className="size-5" />
        {text}
      </Button>
      <div role="status" className="wrap-anywhere">
        <FieldError id={id}>{failure}</FieldError>
      </div>
    </div>
  );
}
