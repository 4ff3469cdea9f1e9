import { useEffect, useState } from 'react';

/**
 * An address under which the page can show `file`, given back when it is no longer shown. The first file stays: each
 * reading of the device gives new Blobs for the same bytes.
 */
export function useObjectUrl(file: Blob): string | undefined {
  const [first] = useState(file);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(first);
    // oxlint-disable-next-line react/set-state-in-effect -- what has to be given back can only be made in an effect
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [first]);
  return address;
}
