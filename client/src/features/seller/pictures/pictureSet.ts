/** One photo as the form shows it. */
export interface ChosenPicture {
  /** Names it within its set; it never changes. */
  key: string;
  /** The server's id once it is uploaded. */
  id: string | null;
  /** The name of the file, or what the picture shows. */
  name: string;
  /** An address of a small version, or null while it is being read. */
  preview: string | null;
  state: 'reading' | 'uploading' | 'ready' | 'failed';
  /** How much of it has been sent, 0 to 1. */
  progress: number;
  /** Why it failed or what it waits for, as a sentence. */
  problem: string | null;
  /** It cannot be used, however often it is sent: it stands behind the others and can only be removed. */
  isHopeless: boolean;
  /** It comes first in what is sent. Without a choice that is the first one. */
  isCover: boolean;
}

/** What is known of a set of photos at one moment. */
export interface PictureView {
  pictures: readonly ChosenPicture[];
  /** Names of the last files that were more than a listing takes. */
  ignored: readonly string[];
  /** Names of the last files that are no pictures. */
  refused: readonly string[];
  /** Of the last files, those that were among the photos already. */
  repeated: readonly string[];
  /** Looking for what was chosen before. */
  isRestoring: boolean;
  /** False where the browser keeps nothing: the photos are lost with the page. */
  isSaved: boolean;
  /** The order, the cover or the photos are not those it began with. */
  isChanged: boolean;
}

/** The photos of one listing while its form is open, and what can be done to them. */
export interface PictureSet extends PictureView {
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  /** `by` is -1 for one place to the left and 1 for one to the right. */
  move: (key: string, by: number) => void;
  /** To this place, counted from 0. */
  place: (key: string, index: number) => void;
  makeCover: (key: string) => void;
  retry: (key: string) => void;
  /**
   * The ids to send, cover first, without what can never be used; null while one is still on its way or has failed.
   */
  ids: () => string[] | null;
  /** The same once none is on its way any more; null where one has failed, or at the end of the signal. */
  sent: (signal: AbortSignal) => Promise<string[] | null>;
  /** Asks whether the server still has what was uploaded, and uploads again what it has not. */
  recheck: () => Promise<void>;
  /** Forgets everything, here and in the browser's store; call it when the listing is posted. */
  clear: () => void;
}
