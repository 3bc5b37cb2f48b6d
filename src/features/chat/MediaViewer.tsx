import X from 'lucide-react/icons/x';
import { useId, useMemo, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { lazyScreen } from '../../ui/lazy-screen.ts';
import { mediaUrl } from '../../ui/media-rules.ts';
import { RetryPlaceholder } from '../../ui/Placeholder.tsx';
import { showFile } from '../../ui/show-file.ts';
import { useDialog, useModalTitle } from '../../ui/use-dialog.ts';
import type { Entry } from './conversation-view.ts';
import styles from './MediaViewer.module.css';
import { shownOf, visibleName } from './message-kind.ts';

const ZoomImage = lazyScreen(() => import('./ZoomImage.tsx').then((file) => file.ZoomImage), {
  Placeholder: RetryPlaceholder,
});

/** Shows the picture or video of a message in full size. */
export function MediaViewer({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const t = useText('chat');
  const { message, delivery } = entry;
  const media = shownOf(message.message, delivery?.file)?.media;
  // A local file needs no download.
  const source = delivery?.file ?? mediaUrl(media?.address);
  if (!media || media.kind === 'file' || source === null) return null;
  return (
    <Viewer title={visibleName(media.name) || t(media.kind)} onClose={onClose}>
      {media.kind === 'image' ? <ZoomImage source={source} onTap={onClose} /> : <Video source={source} />}
    </Viewer>
  );
}

function Video({ source }: { source: string | File }) {
  const t = useText('chat');
  const show = useMemo(() => (typeof source === 'string' ? undefined : showFile(source)), [source]);
  return (
    <video
      ref={show}
      src={typeof source === 'string' ? source : undefined}
      aria-label={t('video')}
      controls
      autoPlay
      playsInline
    />
  );
}

interface ViewerProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** A full-screen dialog for one picture or video. Closes like a sheet. */
function Viewer({ title, children, onClose }: ViewerProps) {
  const t = useText('common');
  const titleId = useId();
  const { ref, onCancel } = useDialog(onClose);
  useModalTitle(title);
  return (
    <dialog ref={ref} tabIndex={-1} onCancel={onCancel} aria-labelledby={titleId} className={styles.viewer}>
      <header className={styles.head}>
        <h2 id={titleId}>
          <bdi>{title}</bdi>
        </h2>
        <IconButton label={t('close')} onPress={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className={styles.stage}>{children}</div>
    </dialog>
  );
}
