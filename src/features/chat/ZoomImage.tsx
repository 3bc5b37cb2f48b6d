// Not the package's index, which also loads its imperative API.
import { ImageViewer } from 'antd-mobile/es/components/image-viewer/image-viewer';
import 'antd-mobile/es/components/image-viewer/image-viewer.css';
import { useMemo, type RefObject } from 'react';
import { showFile } from '../../ui/show-file.ts';
import styles from './ZoomImage.module.css';

/** An address that passed the media rules, or a local file. */
type Source = string | File;

interface ZoomImageProps {
  source: Source;
  onTap: () => void;
}

/**
 * A picture with pinch zoom and pan. antd-mobile's viewer handles the gestures but not focus, Escape or labels
 * (docs/decisions/001); the surrounding Viewer does, and its title names the picture.
 */
export function ZoomImage({ source, onTap }: ZoomImageProps) {
  return (
    <ImageViewer
      image=""
      visible
      classNames={{ mask: styles.mask ?? '', body: styles.body ?? '' }}
      imageRender={(_image, { ref }) => <Picture source={source} sizeRef={ref} />}
      onClose={onTap}
    />
  );
}

function Picture({ source, sizeRef }: { source: Source; sizeRef: RefObject<HTMLImageElement | null> }) {
  const show = useMemo(() => {
    const showSource = source instanceof File ? showFile(source) : undefined;
    return (element: HTMLImageElement | null) => {
      sizeRef.current = element;
      return showSource?.(element);
    };
  }, [source, sizeRef]);
  return (
    <img
      ref={show}
      src={typeof source === 'string' ? source : undefined}
      alt=""
      draggable={false}
      referrerPolicy="no-referrer"
    />
  );
}
