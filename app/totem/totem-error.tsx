import { isRouteErrorResponse } from "react-router";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { totemButton } from "./totem-button.ts";
import { TotemMessage } from "./totem-message.tsx";

/** An error page inside the totem: it never leads out of it. */
export function TotemError({ error }: { error: unknown }) {
	const { hotel, status, startAgain } = useTotem();
	const isNotFound = isRouteErrorResponse(error) && error.status === 404;
	if (isNotFound) {
		return (
			<TotemMessage picture="/art/stars.svg" title="Page not found">
				<p>Sorry, we couldn’t find the page you’re looking for.</p>
				{hotel ? <StartAgain onClick={startAgain} /> : null}
			</TotemMessage>
		);
	}
	return (
		<TotemMessage
			picture="/art/caves.svg"
			title={status.isOnline ? "Something went wrong!" : "No network at the moment"}
		>
			<p>
				{status.isOnline
					? "It is on our side, not yours. Please start again, or ask at reception."
					: "We have not seen this page yet, and it needs the network. Please try again in a moment."}
			</p>
			{hotel ? <StartAgain onClick={startAgain} /> : null}
		</TotemMessage>
	);
}

function StartAgain({ onClick }: { onClick: () => void }) {
	return (
		<button type="button" onClick={onClick} className={totemButton("next", "justify-self-start")}>
			See the trips
		</button>
	);
}
