// Chances and times as people read them.
import type { Fraction } from '../lib/protocol.gen';

/** Whole percent, with one place below 10 and above 90 where it matters; never 0 % or 100 % for what is neither. */
export function percent(fraction: Fraction, language: string): string {
  const value = fraction.p * 100;
  if (fraction.num === 0) return join('0', language);
  if (fraction.num === fraction.den) return join('100', language);
  if (value < 0.1) return join(decimal('< 0.1', language), language);
  if (value > 99.9) return join(decimal('> 99.9', language), language);
  return join(value < 10 || value > 90 ? decimal(value.toFixed(1), language) : value.toFixed(0), language);
}

function decimal(text: string, language: string): string {
  return language === 'de' ? text.replace('.', ',') : text;
}

function join(number: string, language: string): string {
  return language === 'de' ? `${number} %` : `${number}%`;
}

/** A fraction short enough to be read; long ones are told by their percent alone. */
export function fractionText(fraction: Fraction): string {
  return fraction.den <= 99999 ? `${fraction.num}/${fraction.den}` : '';
}

export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** `day`: the sign of days in the player's language. */
export function clockText(milliseconds: number, day = 'd'): string {
  const total = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(total / 86400);
  const hours = Math.floor((total % 86400) / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  if (days > 0) return `${days} ${day} ${two(hours)}:${two(minutes)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(total % 60)}` : `${minutes}:${two(total % 60)}`;
}
