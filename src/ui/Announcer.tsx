import { createPortal } from 'react-dom';
import { useAnnouncement } from './announcements.ts';

/** The live region for the texts of `announce`. */
export function Announcer() {
  const { text, host } = useAnnouncement();
  const region = (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
  return host ? createPortal(region, host) : region;
}
