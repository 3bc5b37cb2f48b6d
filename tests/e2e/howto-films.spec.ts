import { filmsOf } from '../support/films.ts';

filmsOf('sandbox');
