import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { WayName } from "./ways.server.ts";

/** What the screen gives to the form of each way. */
export interface WayFormProps {
	/** For password managers. */
	email: string;
	/** Every way that this user may confirm by. */
	ways: readonly WayName[];
	/** The identity providers that the user has connected. */
	providers: { id: string; name: string }[];
	/** Why the last answer was refused. */
	error: string | null;
}

/** A form whose fields reach the way's `check` as its `answer`. */
export function WayForm({
	way,
	submit,
	children,
}: {
	way: string;
	submit: string;
	children: ReactNode;
}) {
	const isBusy = useNavigation().state !== "idle";
	return (
		<Form method="post" className="grid max-w-md gap-4" replace>
			<input type="hidden" name="way" value={way} />
			{children}
			<Button look="next" className="justify-self-start" disabled={isBusy}>
				{submit}
			</Button>
		</Form>
	);
}
