import { Button, type ButtonLook } from "#app/ui/button.tsx";
import { useSending } from "./sending.ts";
import { UnsentNotice, type UnsentWords } from "./unsent-notice.tsx";

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
	return (
		<>
			<UnsentNotice words={words} />
			{unsent ? null : (
				<Button type="submit" look={look} aria-disabled={isSending} className={className}>
					{isSending ? busy : children}
				</Button>
			)}
		</>
	);
}
