import { Fragment } from 'react';
import styles from './NameList.module.css';

/** Names in one text. Lines break between the names, not within one. */
export function NameList({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={styles.name}>{index + 1 < names.length ? `${name} ·` : name}</span>
    </Fragment>
  ));
}
