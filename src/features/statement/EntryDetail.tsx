import { Fragment } from 'react';
import { ContactText } from '../../errors/ContactText.tsx';
import { useText } from '../../i18n/use-text.ts';
import { entryType } from '../../lib/entry-type.ts';
import { formatDateTime } from '../../lib/date-time.ts';
import { languageOf } from '../../lib/language-of.ts';
import { Money } from '../../money/Money.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { MainLink } from '../../ui/MainLink.tsx';
import { modalAddress, openedHere } from '../../ui/modal-address.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { statusKind } from '../../lib/status-kind.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import styles from './EntryDetail.module.css';
import { PlacePicture } from './PlacePicture.tsx';
import { descriptionOf, placeText, signOf, typeText, type Entry } from './statement-rules.ts';
import type { StatementWords } from './use-statement-words.ts';

interface EntryDetailProps {
  entry: Entry;
  words: StatementWords;
  onClose: () => void;
}

/** All fields of one statement entry, including the channel. */
export function EntryDetail({ entry, words, onClose }: EntryDetailProps) {
  const t = useText('statement');
  const titles = useText('titles');
  const { columns, types, places, currency } = words;
  const description = descriptionOf(entry);
  const ends = [
    { name: columns.from, code: entry.from?.trim() ?? '', place: placeText(entry.from, places) },
    { name: columns.to, code: entry.to?.trim() ?? '', place: placeText(entry.to, places) },
  ];
  return (
    <Sheet
      title={t('details')}
      openedBy="member"
      footer={
        entryType(entry) === 'deposit' &&
        statusKind(entry.status) === 'failed' && (
          <MainLink to={modalAddress('deposit', { way: 'slip' })} state={openedHere} onClick={onClose}>
            {titles('uploadSlip')}
          </MainLink>
        )
      }
      onClose={onClose}
    >
      <Facts>
        <dt>{columns.amount}</dt>
        <dd>
          <span>{signOf(entry)}</span>
          <Money value={entry.amount} currency={currency} />
        </dd>
        <dt>{columns.type}</dt>
        <dd>{typeText(entry, types)}</dd>
        {description && (
          <>
            <dt>{columns.activity}</dt>
            <dd lang={languageOf(description)}>{description}</dd>
          </>
        )}
        {ends.map(
          ({ name, code, place }) =>
            place && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd className={styles.place}>
                  <PlacePicture code={code} places={places} />
                  <span>{place}</span>
                </dd>
              </Fragment>
            ),
        )}
        <dt>{columns.status}</dt>
        <dd>
          <StatusTag status={entry.status} />
        </dd>
        <dt>{columns.time}</dt>
        <dd>{formatDateTime(entry.createdAt)}</dd>
      </Facts>
      {statusKind(entry.status) === 'inProgress' && (
        <p className={styles.progress}>
          <ContactText>{t('stillInProgress')}</ContactText>
        </p>
      )}
    </Sheet>
  );
}
