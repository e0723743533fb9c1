import { scripts } from "virtual:widgets";
import { type ComponentType, useContext } from "react";
import { renderToString } from "react-dom/server";
import { InLanguage, useLanguage } from "#app/messages/use-language.tsx";
import { HasScripts } from "./document.tsx";
import type { PricedForm } from "./total-before-hydration.ts";
import type { WidgetComponent, WidgetName } from "./widgets.ts";

/**
 * Draws a widget on the server, with its props as JSON beside it for `hydrate.tsx`. It is drawn by itself, as the
 * browser hydrates it by itself: hydrated markup must not depend on what stands around it.
 */
export function Widget<Name extends WidgetName, Props extends object>({
	name,
	draw,
	props,
	wakeWith,
	priced,
}: {
	name: Name;
	draw: ComponentType<Props> & WidgetComponent<Name>;
	props: Props;
	/** It wakes by itself where the browser knows this cookie or this tab has kept one of these. */
	wakeWith?: { cookie: string; tabKeys: readonly string[] };
	/** The sum in its form follows the chosen people before it wakes. */
	priced?: PricedForm;
}) {
	const Component: ComponentType<Props> = draw;
	const language = useLanguage();
	const isWoken = useContext(HasScripts);
	const html = renderToString(
		<InLanguage language={language}>
			<Component {...props} />
		</InLanguage>,
		{ identifierPrefix: name },
	);
	return (
		<>
			<div
				className="contents"
				data-widget={name}
				data-modules={scripts[language]?.modules[name]?.join(" ")}
				data-wake-cookie={wakeWith?.cookie}
				data-wake-keys={wakeWith && JSON.stringify(wakeWith.tabKeys)}
				data-priced={priced && JSON.stringify(priced)}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it
				dangerouslySetInnerHTML={{ __html: html }}
			/>
			{isWoken ? (
				<script
					type="application/json"
					// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no tag can begin
					dangerouslySetInnerHTML={{ __html: jsonForScript(props) }}
				/>
			) : null}
		</>
	);
}

/** Attack: "</script>" or "<!--" in a guest's words would end the element; JSON reads the escaped sign alike. */
function jsonForScript(props: unknown): string {
	return JSON.stringify(props).replaceAll("<", "\\u003c");
}
