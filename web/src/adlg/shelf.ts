import { Shelf } from '../lib/shelf';
import { isArmy } from './types';

/** The armies of this browser: the one being built, and those that were saved. */
export const armyShelf = new Shelf('battleArmy', 'battleArmies', isArmy);
