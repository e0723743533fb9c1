import { useEffect } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";

interface Unsent {
	action: string;
	fields: [string, string][];
}

let unsent: Unsent | null = null;

/**
 * Remembers what a form of the dashboard has sent until its page is there again. When an answer never
 * comes, the frame's error takes the page's place, and with it all that was typed would be gone.
 */
export function useUnsent(): void {
	const { state, formData, formAction, formMethod } = useNavigation();
	useEffect(() => {
		if (formMethod === "POST" && formData && formAction) {
			unsent = { action: formAction, fields: textOf(formData) };
		} else if (state === "idle") unsent = null;
	}, [state, formData, formAction, formMethod]);
}

/** Neither passwords nor files are laid into a page. */
function textOf(form: FormData): [string, string][] {
	return [...form].filter(
		(field): field is [string, string] =>
			typeof field[1] === "string" && !/password/i.test(field[0]),
	);
}

/** What could not be sent, to be sent again as it is. */
export function UnsentForm() {
	if (!unsent) return null;
	const { action, fields } = unsent;
	return (
		<Form method="post" action={action} className="grid justify-items-start gap-3">
			<p>
				<strong>What you typed is still here.</strong> Send it again in a minute; should it have
				been stored all the same, the page tells you.
			</p>
			{fields.map(([name, value], position) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list does not change
				<input key={position} type="hidden" name={name} value={value} />
			))}
			<Button look="next">Send it again</Button>
		</Form>
	);
}
