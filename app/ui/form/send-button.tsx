import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useSending } from "./sending.ts";
import type { UnsentWords } from "./unsent-notice.tsx";

/**
 * The last button of a visitor's form. While the form is under way it stays where it is and takes no second
 * press; when the network is lost a notice stands in its place, and the form above it stays as it is.
 */
export function SendButton({
	busy,
	words,
	className,
	children,
}: {
	/** Instead of `children` while the form is under way. */
	busy: string;
	words: UnsentWords;
	className?: string;
	children: string;
}) {
	const { isSending, unsent } = useSending();
	const button = useRef<HTMLButtonElement>(null);
	const [Notice, setNotice] = useState<ComponentType<{ words: UnsentWords }> | null>(null);
	// it must be here before the network is gone: it comes as soon as somebody touches the form
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
