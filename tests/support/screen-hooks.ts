import { startAnew } from './screen.ts';

startAnew();
