import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';

interface FileViewerProps {
  open: boolean;
  onClose: () => void;
  fileName: string;
  isPicture: boolean;
  address: string;
}

/** The whole picture or film. */
export function FileViewer({ open, onClose, fileName, isPicture, address }: FileViewerProps) {
  const [broken, setBroken] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} title={fileName}>
      {broken && (
        <p role="status">
          <Trans>This browser cannot show this file here. Open it by itself, or try again with signal.</Trans>
        </p>
      )}
      {isPicture ? (
        !broken && (
          <img
            src={address}
            alt={fileName}
            onError={() => setBroken(true)}
            className="max-h-[70dvh] w-full object-contain"
          />
        )
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- filmed by a crew on the spot: nobody wrote captions
        <video
          src={address}
          controls
          autoPlay
          onError={() => setBroken(true)}
          className="max-h-[70dvh] w-full"
        />
      )}
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-12 items-center font-semibold text-accent-text underline underline-offset-4"
      >
        <Trans>Open it by itself</Trans>
      </a>
    </Dialog>
  );
}
