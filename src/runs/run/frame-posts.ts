import type { FramePost } from "../../ports/screen-port.ts";

type Take = (post: FramePost) => void;

/** The messages that runs post to the foreign pages on their screens. They are kept in memory only. */
export interface FramePosts {
  /** `visit` is the visit on view: a message that nothing takes waits for that visit's frame, and no longer. */
  post(to: { readonly run: string; readonly frame: string; readonly visit: number }, post: FramePost): void;
  /** Takes the messages for a frame, first those that wait for this visit. Returns a function that unsubscribes. */
  follow(
    from: { readonly run: string; readonly frame: string; readonly visit: number | undefined },
    take: Take,
  ): () => void;
}

interface Waiting {
  readonly visit: number;
  readonly posts: FramePost[];
}

/** The most messages that wait for a frame. */
const MOST_WAITING = 20;

/** The posts of a portal's runs. */
export function createFramePosts(): FramePosts {
  const takers = new Map<string, Take>();
  const waiting = new Map<string, Waiting>();
  const key = ({ run, frame }: { readonly run: string; readonly frame: string }) => `${run} ${frame}`;

  return {
    post(to, post) {
      const take = takers.get(key(to));
      if (take !== undefined) return take(post);
      const known = waiting.get(key(to));
      const posts = known?.visit === to.visit ? known.posts : [];
      waiting.set(key(to), { visit: to.visit, posts: [...posts, post].slice(-MOST_WAITING) });
    },
    follow(from, take) {
      takers.set(key(from), take);
      const known = waiting.get(key(from));
      waiting.delete(key(from));
      if (known?.visit === from.visit) known?.posts.forEach(take);
      return () => {
        if (takers.get(key(from)) === take) takers.delete(key(from));
      };
    },
  };
}
