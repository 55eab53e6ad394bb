import { Shelf } from '../lib/shelf';
import { isFighter } from './types';

/** The fighters of this browser: the one being made, and those that were saved. */
export const fighterShelf = new Shelf('fighter', 'fighters', isFighter);
