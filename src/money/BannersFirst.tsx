import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { leftOutOf } from '../lib/left-out.ts';
import { BannerCarousel } from '../ui/BannerCarousel.tsx';
import type { Banner } from '../ui/BannerFigure.tsx';
import styles from './BannersFirst.module.css';
import { Button } from '../ui/Button.tsx';
import { FocusHolder } from '../ui/FocusHolder.tsx';
import { LeftOut } from '../ui/LeftOut.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

interface BannersAnswer {
  banners: readonly Banner[];
}

interface BannersFirstProps<Answer extends BannersAnswer, Failure, Key extends QueryKey> {
  query: UseQueryOptions<Answer, Failure, Answer, Key>;
  /** The accessible name of the banners. */
  label: string;
  /** The label of the button below the banners. */
  onward: string;
  /** The member has seen the banners, or opened the modal past them. */
  passed: boolean;
  onPass: () => void;
  children: ReactNode;
}

/**
 * Shows the banners first, then the children. The button to continue is available immediately. Without banners the
 * children are shown directly.
 */
export function BannersFirst<Answer extends BannersAnswer, Failure, Key extends QueryKey>({
  query,
  label,
  onward,
  passed,
  onPass,
  children,
}: BannersFirstProps<Answer, Failure, Key>) {
  const [without, setWithout] = useState(false);
  const { data, isError } = useQuery({ ...query, enabled: !passed && !without });
  // Once there are no banners, later answers do not add any.
  if (!without && (isError || (data?.banners.length === 0 && leftOutOf(data, 'banners') === 0))) setWithout(true);
  if (passed || without) return <FocusHolder key="past">{children}</FocusHolder>;
  return (
    <FocusHolder key="banners">
      <div className={styles.banners}>
        {data ? (
          data.banners.length > 0 && <BannerCarousel banners={data.banners} label={label} />
        ) : (
          <Skeleton>
            <span className={styles.picture} />
          </Skeleton>
        )}
        <LeftOut count={leftOutOf(data, 'banners')} />
        <Button look="primary" wide onPress={onPass}>
          {onward}
        </Button>
      </div>
    </FocusHolder>
  );
}
