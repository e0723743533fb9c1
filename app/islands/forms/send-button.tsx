import type { MouseEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { useSending } from "./sending.ts";
import { UnsentNotice, type UnsentWords } from "./unsent-notice.tsx";

/**
 * Submit button of a visitor's form. While the form is sent it accepts no second press; when the
 * network is lost a notice replaces it, and the form stays as it is.
 */
export function SendButton({
	busy,
	words,
	className,
	children,
}: {
	/** Label while the form is being sent. */
	busy: string;
	words: UnsentWords;
	className?: string;
	children: string;
}) {
	const { isSending, unsent } = useSending();
	function press(event: MouseEvent) {
		if (isSending) event.preventDefault();
	}

	return (
		<>
			<UnsentNotice words={words} />
			{unsent ? null : (
				<Button
					type="submit"
					look="next"
					aria-disabled={isSending}
					onClick={press}
					className={className}
				>
					{isSending ? busy : children}
				</Button>
			)}
		</>
	);
}
