/** Why a PDF gave no text. */
export type PdfFault = 'password-needed' | 'password-wrong' | 'no-text' | 'damaged' | 'too-long';

export class UnreadPdf extends Error {
  constructor(readonly fault: PdfFault) {
    super(fault);
    this.name = 'UnreadPdf';
  }
}
