import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

const { color } = vars;

export const drawing = style({ flex: 'none', width: '8rem', height: 'auto', display: 'block' });

/** A device and what stands on its screen: outlines, so that forced colours and print keep them. */
export const body = style({ fill: color.surface.card, stroke: color.border.control, strokeWidth: 2 });
export const panel = style({ fill: color.surface.page, stroke: color.border.control, strokeWidth: 1.5 });
export const bar = style({ fill: color.surface.sunken, stroke: color.border.subtle, strokeWidth: 1 });
export const line = style({ fill: 'none', stroke: color.border.control, strokeWidth: 3, strokeLinecap: 'round' });
export const edge = style({ fill: 'none', stroke: color.border.control, strokeWidth: 1.5 });
const signOf = (strokeWidth: number) =>
  style({ fill: 'none', stroke: color.text.primary, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' });
export const sign = signOf(2);
export const smallSign = signOf(1.6);
export const dot = style({ fill: color.text.primary });
export const tile = style({ fill: color.surface.action });
export const foot = style({ fill: color.text.onAction });
/** What is to be pressed: ringed by the accent, and no colour alone says so. */
export const ring = style({ fill: 'none', stroke: color.text.accent, strokeWidth: 3 });
