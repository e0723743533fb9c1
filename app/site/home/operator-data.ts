import type { SiteConfig } from "#app/configuration/site-config.ts";
import { structuredDataTexts } from "#app/messages/texts.ts";
import { type StructuredData, webPage } from "#app/site/meta.ts";

/** https://schema.org/Organization: nobody has told whether the law calls the firm a travel agency. */
export function operatorData({ appUrl, operator, language }: SiteConfig): StructuredData {
	return {
		"@context": "https://schema.org",
		"@type": "Organization",
		"@id": `${appUrl}/#operator`,
		...(operator.name && { name: operator.name }),
		description: structuredDataTexts[language].description,
		url: `${appUrl}/`,
		...(operator.mark && { logo: appUrl + operator.mark.url }),
		image: `${appUrl}/social.jpg`,
		...(operator.email && { email: operator.email }),
		...(operator.phone && { telephone: operator.phone }),
		...(operator.address && { address: operator.address }),
		subjectOf: webPage({ appUrl, language }, "/"),
	};
}
