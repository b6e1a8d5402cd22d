/** MUI has one place below a field; description and error share it. */
export const helperText = (description: string, error: string) => (
  <>
    {description}
    <br />
    {error}
  </>
);
