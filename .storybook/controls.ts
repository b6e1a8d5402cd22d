import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';

/** What Storybook has a field, a switch or a choice for, or by itself nothing. */
const inferred = new Set(['boolean', 'string', 'number', 'enum', 'function', 'symbol']);
const isData = (value: unknown): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;

/** undefined: as Storybook finds by itself. */
function controlOf({ type, options, table }: StrictInputType, value: unknown): 'text' | false | undefined {
  if (!type || options || inferred.has(type.name)) return undefined;
  const summary = table?.type?.summary ?? '';
  // Words will do for a part of the page, and for an attribute with any value besides those that are named.
  if (
    typeof value === 'string' ||
    (value === undefined && /^ReactNode$|(^|\| )(string|\(string & \{\}\))( \||$)/.test(summary))
  )
    return 'text';
  return isData(value) && !(value as { $$typeof?: unknown }).$$typeof ? undefined : false;
}

/**
 * Nobody is asked to write an object for what is none: handlers, parts of a page, values that React makes. Their rows say what they
 * are and offer nothing to set.
 */
export const sensibleControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const control = argType.control === undefined ? controlOf(argType, initialArgs[name]) : undefined;
      return [
        name,
        control === undefined ? argType : { ...argType, control: control ? { type: control } : { disable: true } },
      ];
    }),
  );
