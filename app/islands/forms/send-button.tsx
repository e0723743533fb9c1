import { Button, type ButtonLook } from "#app/ui/button.tsx";
import { useLazyPart } from "#app/ui/use-lazy-part.ts";
import { useSending } from "./form-sending.ts";
import type { UnsentWords } from "./unsent-notice.tsx";

/** Not with the widget itself: a form is filled in for a while before it is sent. */
const loadNotice = () => import("./unsent-notice.tsx");

/**
 * Submit button of a `SentForm`, which accepts no second press while it is sent; when the network is lost a notice
 * replaces the button, and the form stays as it is.
 */
export function SendButton({
	busy,
	words,
	look = "next",
	className,
	children,
}: {
	/** Label while the form is being sent. */
	busy: string;
	words: UnsentWords;
	look?: ButtonLook;
	className?: string;
	children: string;
}) {
	const { isSending, unsent } = useSending();
	const UnsentNotice = useLazyPart(loadNotice)?.UnsentNotice;
	const notice = unsent && UnsentNotice ? <UnsentNotice unsent={unsent} words={words} /> : null;
	return (
		notice ?? (
			<Button type="submit" look={look} aria-disabled={isSending} className={className}>
				{isSending ? busy : children}
			</Button>
		)
	);
}
