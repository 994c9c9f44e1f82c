import type { DeskRequestDetail } from '@touchline/contract/operators';
import { useState } from 'react';
import { callFile, within } from '../api/api.ts';
import { problemText } from '../shared/problemText.ts';
import { saveFile } from '../shared/saveFile.ts';

type File = DeskRequestDetail['messages'][number]['files'][number];

export interface Download {
  /** Saves a file of the request. */
  download(file: File): Promise<void>;
  /** Message of the last failure. */
  readonly problem: string | undefined;
}

/** @param path address of the request */
export function useDownload(path: string): Download {
  const [problem, setProblem] = useState<string>();
  return {
    problem,
    async download({ id, name, mediaType }) {
      setProblem(undefined);
      try {
        saveFile(await callFile(within(`${path}/files`, id), mediaType), name);
      } catch (error) {
        setProblem(problemText(error));
      }
    },
  };
}
