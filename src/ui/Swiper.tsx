import AntdSwiper from 'antd-mobile/es/components/swiper';
import { reduceMotion, restoreMotion } from 'antd-mobile/es/utils/reduce-and-restore-motion';

/** antd-mobile animates by script, so CSS cannot turn it off. Passes the device's motion preference to it. */
if (typeof matchMedia !== 'undefined') {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const follow = () => {
    if (reduced.matches) reduceMotion();
    else restoreMotion();
  };
  follow();
  reduced.addEventListener('change', follow);
}

/** Imports antd-mobile's Swiper without the rest of the package. */
export const Swiper = AntdSwiper;
