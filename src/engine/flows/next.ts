/** Where a transition goes that means the next step. */
export const NEXT = "next";
