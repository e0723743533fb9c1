import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useSending } from "./sending.ts";
import type { UnsentWords } from "./unsent-notice.tsx";

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
	const button = useRef<HTMLButtonElement>(null);
	const [Notice, setNotice] = useState<ComponentType<{ words: UnsentWords }> | null>(null);
	// loaded when the form is first touched, because it must be there before the network is lost
	useEffect(() => {
		const form = button.current?.form;
		const load = () => {
			import("./unsent-notice.tsx").then(
				({ UnsentNotice }) => setNotice(() => UnsentNotice),
				() => {},
			);
		};
		if (form?.contains(document.activeElement)) load();
		form?.addEventListener("focusin", load, { once: true });
		return () => form?.removeEventListener("focusin", load);
	}, []);

	function press(event: MouseEvent) {
		if (isSending) event.preventDefault();
	}

	return (
		<>
			{Notice ? <Notice words={words} /> : null}
			{unsent ? null : (
				<Button
					ref={button}
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
