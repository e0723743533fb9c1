import { isRouteErrorResponse } from "react-router";
import { totemTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { totemButton } from "./totem-button.ts";
import { TotemMessage } from "./totem-message.tsx";

/** An error page inside the totem: it never leads out of it. */
export function TotemError({ error }: { error: unknown }) {
	const { hotel, status, startAgain } = useTotem();
	const texts = useTexts(totemTexts).error;
	const isNotFound = isRouteErrorResponse(error) && error.status === 404;
	if (isNotFound) {
		return (
			<TotemMessage picture="/art/stars.svg" title={texts.notFound}>
				<p>{texts.notFoundWhy}</p>
				{hotel ? <StartAgain onClick={startAgain} /> : null}
			</TotemMessage>
		);
	}
	return (
		<TotemMessage picture="/art/caves.svg" title={status.isOnline ? texts.broken : texts.noNetwork}>
			<p>{status.isOnline ? texts.brokenWhy : texts.noNetworkWhy}</p>
			{hotel ? <StartAgain onClick={startAgain} /> : null}
		</TotemMessage>
	);
}

function StartAgain({ onClick }: { onClick: () => void }) {
	const { seeTheTrips } = useTexts(totemTexts);
	return (
		<button type="button" onClick={onClick} className={totemButton("next", "justify-self-start")}>
			{seeTheTrips}
		</button>
	);
}
