import ImageViewer from 'antd-mobile/es/components/image-viewer';
import { useMemo, type RefObject } from 'react';
import { showFile } from '../../ui/show-file.ts';
import styles from './ZoomImage.module.css';

/** An address that the media rules let through, or a file of this device. */
type Source = string | File;

interface ZoomImageProps {
  source: Source;
  onTap: () => void;
}

/**
 * A picture that is drawn larger with two fingers and moved with one. antd-mobile's viewer knows these gestures and nothing of
 * focus, Escape or names (decision 001): it stands in a Viewer, whose title names the picture.
 */
export function ZoomImage({ source, onTap }: ZoomImageProps) {
  return (
    <ImageViewer
      image=""
      visible
      classNames={{ mask: styles['mask'] ?? '', body: styles['body'] ?? '' }}
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
