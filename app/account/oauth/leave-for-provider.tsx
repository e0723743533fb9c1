import { useEffect } from "react";
import { ownAccountTexts } from "#app/messages/staff/partners/own-account.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { ProviderLogo } from "./provider-buttons.tsx";

const texts = ownAccountTexts.connect;

/** A link instead of a redirect: browsers apply CSP `form-action` to redirects of a form. */
export function LeaveForProvider({
	title,
	url,
	provider,
	name,
}: {
	title: string;
	url: string;
	provider: string;
	name: string;
}) {
	useEffect(() => location.assign(url), [url]);
	return (
		<>
			<h1 className="text-[clamp(1.9rem,1.5rem+1.4vw,2.6rem)]">{title}</h1>
			<p>{texts.leaving({ provider: name })}</p>
			<p>
				<a href={url} className={buttonClass("outlined")}>
					<ProviderLogo id={provider} />
					{texts.continue({ provider: name })}
				</a>
			</p>
		</>
	);
}
