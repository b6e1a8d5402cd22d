/** What this device keeps of a review until the file is made; where nothing can be kept, the form works all the same. */
export function read<Value>(key: string, fallback: Value): Value {
  try {
    const text = localStorage.getItem(`review ${key}`);
    return text === null ? fallback : { ...fallback, ...(JSON.parse(text) as Value) };
  } catch {
    return fallback;
  }
}

export function keep(key: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(`review ${key}`);
    else localStorage.setItem(`review ${key}`, JSON.stringify(value));
  } catch {
    // Private windows keep nothing.
  }
}
