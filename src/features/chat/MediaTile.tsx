import FileText from 'lucide-react/icons/file-text';
import Play from 'lucide-react/icons/play';
import { useMemo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { MediaImage } from '../../ui/MediaImage.tsx';
import { mediaUrl } from '../../ui/media-rules.ts';
import { showFile } from '../../ui/show-file.ts';
import styles from './MediaTile.module.css';
import { visibleName, type Media } from './message-kind.ts';

interface MediaTileProps {
  media: Media;
  /** The local file, if it is still on this device. */
  file: File | undefined;
  onView: () => void;
}

/** A picture or video to open, or a file link. The size is limited, whatever the server sends. */
export function MediaTile({ media, file, onView }: MediaTileProps) {
  const t = useText('chat');
  const name = visibleName(media.name);
  const url = mediaUrl(media.address);
  if (media.kind === 'file' || (!file && url === null)) {
    return (
      <span className={styles.file}>
        <FileText aria-hidden />
        <span>
          <FileLink address={media.address} name={name || t(media.kind)} />
        </span>
      </span>
    );
  }
  const label = media.kind === 'image' ? t('viewImage') : t('playVideo');
  return (
    <button type="button" className={styles.tile} aria-label={`${label} ${name}`.trim()} onClick={onView}>
      <span className={styles.picture}>
        {media.kind === 'image' && (file ? <FileImage file={file} /> : <MediaImage src={media.address} alt="" />)}
        {media.kind === 'video' && <Play aria-hidden />}
      </span>
      {media.kind === 'video' && name && <bdi className={styles.name}>{name}</bdi>}
    </button>
  );
}

function FileImage({ file }: { file: File }) {
  const show = useMemo(() => showFile(file), [file]);
  return <img ref={show} alt="" />;
}

/** A path is relative to the API's origin, not to the app. */
function FileLink({ address, name }: { address: string; name: string }) {
  const url = mediaUrl(address);
  if (url === null || !/^(\/|https?:)/.test(url)) {
    return (
      <ExternalLink href={address} text={name}>
        <bdi>{name}</bdi>
      </ExternalLink>
    );
  }
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      <bdi>{name}</bdi>
    </a>
  );
}
