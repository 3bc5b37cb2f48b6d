import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { hasFiles } from './has-files.ts';
import { topDialog } from './top-dialog.ts';

interface FilesByHand {
  /** At least one file. Undefined while the dialog takes none. */
  onFiles: ((files: readonly File[]) => void) | undefined;
  /** Takes pasted files too. */
  pastes?: boolean;
}

/** Takes files dropped on the whole dialog around an element. Returns whether files are dragged over it. */
export function useFilesByHand(inside: RefObject<Element | null>, { onFiles, pastes = false }: FilesByHand): boolean {
  const [isOver, setIsOver] = useState(false);
  const takesFiles = onFiles !== undefined;
  const give = useEffectEvent((files: FileList | undefined) => {
    if (files && files.length > 0) onFiles?.([...files]);
  });
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    if (!dialog || !takesFiles) return;
    const listening = new AbortController();
    const { signal } = listening;
    // The dialog itself is hit only beside its content.
    const isHit = ({ target, dataTransfer }: DragEvent) => target !== dialog && hasFiles(dataTransfer);
    const over = (event: DragEvent) => {
      const hit = isHit(event);
      setIsOver(hit);
      if (!hit) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    };
    dialog.addEventListener('dragover', over, { signal });
    dialog.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && dialog.contains(relatedTarget))) setIsOver(false);
      },
      { signal },
    );
    dialog.addEventListener(
      'drop',
      (event) => {
        setIsOver(false);
        if (!isHit(event)) return;
        event.preventDefault();
        give(event.dataTransfer?.files);
      },
      { signal },
    );
    // On the document, because a dialog without focus gets no paste event.
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (topDialog() === dialog) give(clipboardData?.files);
    };
    if (pastes) document.addEventListener('paste', paste, { signal });
    return () => {
      listening.abort();
      setIsOver(false);
    };
  }, [inside, pastes, takesFiles]);
  return isOver;
}
