import { isRouteErrorResponse } from "react-router";
import { totemTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { totemButton } from "./totem-button.ts";
import { TotemMessage } from "./totem-message.tsx";

/** An error page inside the totem: it never leads out of it. */
export function TotemError({ error }: { error: unknown }) {
	const { hasHome, status, startAgain } = useTotem();
	const { error: texts, seeTheTrips } = useTexts(totemTexts);
	const isNotFound = isRouteErrorResponse(error) && error.status === 404;
	const { title, why } = isNotFound
		? { title: texts.notFound, why: texts.notFoundWhy }
		: status.isOnline
			? { title: texts.broken, why: texts.brokenWhy }
			: { title: texts.noNetwork, why: texts.noNetworkWhy };
	return (
		<TotemMessage picture={isNotFound ? "/art/stars.svg" : "/art/caves.svg"} title={title}>
			<p>{why}</p>
			{hasHome ? (
				<button
					type="button"
					onClick={startAgain}
					className={totemButton("next", "justify-self-start")}
				>
					{seeTheTrips}
				</button>
			) : null}
		</TotemMessage>
	);
}
