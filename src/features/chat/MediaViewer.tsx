import { useMemo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { lazyScreen } from '../../ui/lazy-screen.ts';
import { mediaUrl } from '../../ui/media-rules.ts';
import { RetryPlaceholder } from '../../ui/Placeholder.tsx';
import { showFile } from '../../ui/show-file.ts';
import { Viewer } from './Viewer.tsx';
import type { Entry } from './entry.ts';
import { shownOf } from './message-kind.ts';
import { visibleName } from './visible-name.ts';

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
