import drawing from '../../ui/Drawing.module.css';
import styles from './UnlitPage.module.css';

/** An ornament: a stall of the night market with its shutter down. */
export function ClosedStall() {
  return (
    <svg className={`${drawing.drawing} ${styles.stall}`} width="240" height="220" viewBox="0 0 240 220" aria-hidden>
      <path className={drawing.body} d="M44 96h152v108H44z" />
      <path className={drawing.rib} d="M56 112h128M56 126h128M56 140h128M56 154h128M56 168h128M56 182h128" />
      <path className={drawing.body} d="M112 176h16v14h-16zM116 176v-5a4 4 0 0 1 8 0v5" />
      <path
        className={drawing.body}
        d="M50 24h140l22 56c0 21-30 21-30 0 0 21-31 21-31 0 0 21-31 21-31 0 0 21-31 21-31 0 0 21-31 21-31 0 0 21-30 21-30 0z"
      />
      <path className={drawing.rib} d="M78 24 58 80M106 24 89 80M134 24 151 80M162 24 182 80M120 24v56" />
      <path className={drawing.cord} d="M12 204h216" />
    </svg>
  );
}
