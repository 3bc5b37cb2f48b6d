import AntdSwiper from 'antd-mobile/es/components/swiper';
import { reduceMotion, restoreMotion } from 'antd-mobile/es/utils/reduce-and-restore-motion';

/** antd-mobile moves things by script, which a style sheet cannot still: it is told what the member's device asks for. */
if (typeof matchMedia !== 'undefined') {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const follow = () => {
    if (reduced.matches) reduceMotion();
    else restoreMotion();
  };
  follow();
  reduced.addEventListener('change', follow);
}

/** antd-mobile's Swiper: nothing else of the package comes along. */
export const Swiper = AntdSwiper;
