import { hasFiles } from './has-files.ts';

/** A file dropped where nothing takes it does nothing. Otherwise the browser opens it and leaves the app. */
export function refuseDroppedFiles(): void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer, defaultPrevented } = event;
    if (defaultPrevented || !hasFiles(dataTransfer)) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
}
