import type { DeskRequestDetail } from '@touchline/contract/operators';
import { useState } from 'react';
import { readFile } from '../api/client.ts';
import { problemText } from '../shared/problemText.ts';
import { saveFile } from '../shared/saveFile.ts';

type File = DeskRequestDetail['messages'][number]['files'][number];

export interface Download {
  /** Saves a file of the request. */
  download(file: File): Promise<void>;
  /** Message of the last failure. */
  readonly problem: string | undefined;
}

/** Saves files of a request to the payment consultant. */
export function useDownload(requestId: string): Download {
  const [problem, setProblem] = useState<string>();
  return {
    problem,
    async download({ id, name, mediaType }) {
      setProblem(undefined);
      const path = `/ops/payment-requests/${encodeURIComponent(requestId)}/files/${encodeURIComponent(id)}`;
      try {
        saveFile(await readFile(path, mediaType), name);
      } catch (error) {
        setProblem(problemText(error));
      }
    },
  };
}
