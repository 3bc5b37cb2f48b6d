import { FileText, Play } from 'lucide-react';
import { useMemo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { MediaImage } from '../../ui/MediaImage.tsx';
import { mediaUrl } from '../../ui/media-rules.ts';
import { showFile } from '../../ui/show-file.ts';
import styles from './MediaTile.module.css';
import type { Media } from './message-kind.ts';
import { visibleName } from './visible-name.ts';

interface MediaTileProps {
  media: Media;
  /** The file itself while it is on this device. */
  file: File | undefined;
  onView: () => void;
}

/** A picture or a video to tap, a file to open; never larger than its place, whatever it turns out to be. */
export function MediaTile({ media, file, onView }: MediaTileProps) {
  const t = useText('chat');
  const name = visibleName(media.name);
  const url = mediaUrl(media.address);
  if (media.kind === 'file' || (!file && url === null)) {
    return (
      <span className={styles['file']}>
        <FileText aria-hidden />
        <span>
          <FileLink address={media.address} name={name || t(media.kind)} />
        </span>
      </span>
    );
  }
  const label = media.kind === 'image' ? t('viewImage') : t('playVideo');
  return (
    <button type="button" className={styles['tile']} aria-label={`${label} ${name}`.trim()} onClick={onView}>
      <span className={styles['picture']}>
        {media.kind === 'image' && (file ? <FileImage file={file} /> : <MediaImage src={media.address} alt="" />)}
        {media.kind === 'video' && <Play aria-hidden />}
      </span>
      {media.kind === 'video' && name && <bdi className={styles['name']}>{name}</bdi>}
    </button>
  );
}

function FileImage({ file }: { file: File }) {
  const show = useMemo(() => showFile(file), [file]);
  return <img ref={show} alt="" />;
}

/** A path stands on the origin of the API, which sent it; it is no page of the app. */
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
