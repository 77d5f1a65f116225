import type { CategoryId } from '../chart/chart';
import type { Side } from '../values';

/**
 * Sellers and payers known by name, and what is bought from or paid by them; who bills from India and who from abroad are apart,
 * since an import of services is taxed on the buyer. A name is a run of whole words; a bank may cut the last one. Of one who
 * `sellsMuch`, what the narration says was bought is surer than the name.
 */
export type VendorRow = { side: Side; categoryId: CategoryId; sellsMuch?: true; names: string };

// biome-ignore format: a table
export const VENDORS: readonly VendorRow[] = [
  {
    side: 'debit',
    categoryId: 'cloud-hosting',
    names: `
      aws, amazon web, amazon web services, google cloud, microsoft azure, azure, digitalocean, digital ocean, linode, vultr
      hetzner, ovhcloud, ovh cloud, ovh, cloudflare, netmagic, ctrls, e2e networks, yotta, heroku, vercel, netlify, mongodb
      oracle cloud, utho, fly io, supabase, snowflake, microsoft az, rackspace, alibaba cloud, tencent cloud, contabo
      render com, railway app, esds, tata communications cloud, nextgen data, backblaze, wasabi, elastic cloud, redis labs
      databricks, sify cloud, nxtgen, neon tech, firebase, ibm cloud, amazon internet services, aispl, amzn aws, awsindia
      planetscale, upstash, cockroach labs, clickhouse, confluent, kinsta, wp engine, wpengine, scaleway, runpod
      lambda labs, coreweave, pinecone, akamai, fastly, cloudways, neevcloud, leaseweb, equinix, googlecloud, mongodb atlas
      bunny net, google clou, jio cloud
    `,
  },
  {
    side: 'debit',
    categoryId: 'software-indian',
    names: `
      zoho, freshworks, tally solutions, tallyprime, adobe systems software india, microsoft corporation india
      microsoft india, greythr, greytip, keka, darwinbox, razorpayx payroll, busy infotech, marg erp, vyapar, postman india
      browserstack, chargebee, clevertap, moengage, webengage, exotel, gupshup, msg91, karix, knowlarity, myoperator
      leadsquared, happay, zaggle, quickheal, quick heal, interakt, wati, leegality, digio, signzy, hyperverge, sap india
      oracle india, salesforce com india, autodesk india, github india, canva india, google workspace india, sprinto, tally
      zohocorp, freshdesk, sage infotech, winman, genius software, computax, haptik, yellow ai, netcore, webex india
      spine technologies, hrone, zimyo, beehive, factohr, sumhr, peoplestrong, unicommerce, vinculum, easyecom, browntape
      petpooja, posist, refrens, profitbooks, khatabook, odoo india, erpnext, frappe, salesforce india, adobe india
      atlassian india, slack india, kaleyra, route mobile, valuefirst, textlocal, ozonetel, servetel, tata tele smartflo
      aisensy, interviewbit, hackerrank india, hackerearth, capillary, mygate, cashflo, open financial, volopay, emudhra
      capricorn ca, sifysafe, ncode, vsign, truecaller business, practo, quicko, mybillbook, flobooks, knowbe
      scrut automation, seqrite, escan, razorpay payroll, opfin, whatfix, fyle, signdesk, surepass, karza, perfios, idfy
      probe42, tofler, acefone, telecmi, mcube, kylas, recruiterflow, salarybox, qandle, pagarbook, swipe invoicing
      gimbooks, zoho books, zoho people, logicerp, supercontroller, spendflo
    `,
  },
  {
    side: 'debit',
    categoryId: 'software-indian',
    sellsMuch: true,
    names: `
      cleartax, defmacro, clear tax
    `,
  },
  {
    side: 'debit',
    categoryId: 'software-foreign',
    names: `
      figma, github, gitlab, openai, chatgpt, anthropic, claude ai, slack, notion, atlassian, jira, zoom us
      zoom communications, zoom video, dropbox, canva, miro, airtable, hubspot, mailchimp, intercom, twilio, sendgrid
      sentry, datadog, postman inc, jetbrains, linear app, calendly, zapier, grammarly, midjourney, cursor ai, perplexity
      mixpanel, amplitude, webflow, framer, shopify, wix com, typeform, docusign, asana, trello, clickup, monday com
      1password, lastpass, nordvpn, apple com bill, itunes com, google one, google gsuite, semrush, ahrefs, paddle net
      fastspring, elevenlabs, replit, adobe inc, adobe ireland, microsoft ireland, zendesk, open ai, claude, newrelic
      new relic, pagerduty, okta, auth0, bitbucket, circleci, docker inc, postmark, mailgun, brevo, sendinblue
      activecampaign, pipedrive, salesforce com, loom inc, otter ai, deepl, grammarlyco, linear orbit, superhuman, raycast
      evernote, todoist, basecamp, smartsheet, lucidchart, lucid software, invision, sketch bv, envato, shutterstock
      getty images, freepik, iconfinder, vimeo, adobe systems software ireland, surveymonkey, hotjar, segment io, fullstory
      logrocket, bubble io, retool, unity technologies, stripe atlas, descript, canva pty, zoom com, gotomeeting, logmein
      teamviewer, anydesk, microsoft 365, msft, x corp premium, apollo io, lusha, zoominfo, crunchbase, gitbook, browserbase
      huggingface, hugging face, gitkraken, npm inc, tableau, cloudinary, algolia, contentful, sanity io, squarespace
      memberstack, clockify, toggl, harvest app, xero, freshbooks, windsurf, codeium, lovable dev, lovable app, bolt new
      stackblitz, cohere, mistral ai, groq, openrouter, runwayml, heygen, synthesia, jasper ai, writesonic, gamma app
      fireflies, posthog, pendo, userpilot, statsig, launchdarkly, rollbar, bugsnag, honeycomb io, grafana, splunk, snyk
      sonarsource, sonarcloud, codecov, gitpod, setapp, parallels, bitwarden, dashlane, expressvpn, tailscale, ngrok
      jumpcloud, vanta, drata, rippling, bamboohr, greenhouse software, workable, jotform, hootsuite, klaviyo, lemlist
      instantly ai, hunter io, phantombuster, helpscout, help scout, obsidian, wrike, apple developer, linkedin premium
      linkedin sales, themeforest, creative market, claude code, github copilot, quickbooks, intuit, microsoft github
      cursor, substack, buffer com, notion so
    `,
  },
  {
    side: 'debit',
    categoryId: 'domains',
    names: `
      godaddy, namecheap, name cheap, bigrock, hostinger, hostgator, bluehost, resellerclub, porkbun, dynadot, znetlive
      milesweb, siteground, google domains, squarespace domains, name com, endurance international, net4, dreamhost
      a2 hosting, hostingraja, hostpapa, redserverhost, gandi net, hosting concepts, nixi, whogohost, namesilo
      spaceship com, domainracer
    `,
  },
  {
    side: 'debit',
    categoryId: 'online-ads-indian',
    names: `
      google india, google ads, google adwords, google adservices india, facebook india, meta india, facebook online
      amazon advertising, flipkart ads, sharechat ads, inmobi, taboola india, sulekha, google advertising
      meta ads facebook india, facebook india online, instagram ads india, amazon ads, amazon seller ads, dailyhunt
      verse innovation, glance ads, 99acres, magicbricks, housing com, exportersindia, times internet, the hindu group
      dainik bhaskar, jagran prakashan, radio mirchi, entertainment network india, meta ads, facebook ads, instagram ads
      facebk, facebk ads, meta platforms india, swiggy ads, zomato ads, blinkit ads, zepto ads, myntra ads, nykaa ads
      sharechat, jioads, adyogi
    `,
  },
  {
    side: 'debit',
    categoryId: 'online-ads-indian',
    sellsMuch: true,
    names: `
      justdial, just dial, indiamart, india mart, tradeindia, bennett coleman, ht media, malayala manorama, mathrubhumi
      eenadu, dinamalar, deccan herald, lokmat, times of india, hindustan times
    `,
  },
  {
    side: 'debit',
    categoryId: 'online-ads-foreign',
    names: `
      linkedin ad, linkedin ads, linkedin marketing, meta platforms, twitter ads, x ads, reddit ads, quora ads
      microsoft advertising, apple search ads, tiktok ads, google ads ireland, facebook ireland, linkedin ireland
      linkedin singapore, twitter online ads, meta ireland, pinterest ads, snap ads, bing ads, capterra, g2 com, criteo
      outbrain, taboola, meta platforms ireland, facebk ireland, meta ads ireland, spotify ads, amazon ads uk, adroll
    `,
  },
  {
    side: 'debit',
    categoryId: 'recruitment',
    names: `
      naukri, info edge, instahyre, iimjobs, hirist, cutshort, foundit, monster com, indeed india, internshala, workindia
      apna job, linkedin talent, shine com, timesjobs, wellfound, linkedin recruiter, linkedin jobs, infoedge
      abc consultants, randstad search, michael page, korn ferry, hirexp, apnatime, quikrjobs, freshersworld, big shyft
      weekday, hirect, uplers, apna co, talenttitan, placementindia
    `,
  },
  {
    side: 'debit',
    categoryId: 'air-tickets',
    names: `
      indigo, interglobe aviation, air india, airindia, vistara, spicejet, akasa air, akasaair, alliance air, makemytrip
      make my trip, cleartrip, yatra online, easemytrip, ease my trip, ixigo, emirates airline, lufthansa
      singapore airlines, qatar airways, etihad, goibibo flight, goindigo, go indigo, aix connect, airasia, air asia
      starair, star air, gofirst, flybig, mmt flights, makemytri, thomas cook flight, british airways, thai airways
      malaysia airlines, srilankan airlines, oman air, air arabia, flydubai, turkish airlines, cathay pacific, vietjet
      skyscanner, mybiz, yatra com, fly91, indiaone air, klm, air france, swiss air, united airlines, delta air
      ethiopian airlines, scoot, air canada, japan airlines, saudia, gulf air, kuwait airways, qantas, happyfares
      virgin atlantic, tbo tek, riya travel
    `,
  },
  {
    side: 'debit',
    categoryId: 'rail-and-bus',
    names: `
      irctc, uts online, indian railways, redbus, red bus, abhibus, ksrtc, msrtc, tsrtc, apsrtc, zingbus, intrcity, dmrc
      metro rail, namma metro, confirmtkt, indian railway, bmrcl, cmrl, hmrl, mmrc, metro card, maha metro, uts railway
      gsrtc, upsrtc, rsrtc, tnstc, setc, osrtc, bmtc, best bus, vrl travels, orange travels, flixbus, nuego, railyatri
      trainman, ncrtc, kochi metro, nmrc, metro smart, hrtc, pepsu road, ktcl
    `,
  },
  {
    side: 'debit',
    categoryId: 'hotels',
    names: `
      oyo, oyo rooms, treebo, fabhotel, fabhotels, taj hotels, indian hotels, lemon tree, ginger hotel, itc hotels, marriott
      hyatt, hilton, radisson, novotel, ibis, booking com, agoda, airbnb, zostel, goibibo hotel, sarovar, lemontree
      taj vivanta, vivanta, taj palace, taj lands end, taj sats, ihcl, itc grand, itc welcomhotel, welcomhotel, fortune park
      fortune select, royal orchid, pride hotel, the leela, leela palace, oberoi hotels, trident hotel, holiday inn
      crowne plaza, courtyard by, fairfield by, accor, westin, sheraton, le meridien, jw marriott, four points, ramada
      best western, bloom hotels, keys select, sterling holiday, club mahindra, makemytrip hotel, expedia, trivago
      stayvista, oyorooms, oravel stays, cleartrip hotel, yatra hotel, goibibo hotels, easemytrip hotel, ixigo hotel
      brevistay, hostelworld, gostops, the fern, fern hotels, lords inn, regenta, park inn, park plaza, doubletree
      hampton by, aloft, mercure, pullman, sofitel, spree hotels, mint hotels, royal tulip, park hyatt, taj gateway
    `,
  },
  {
    side: 'debit',
    categoryId: 'cabs',
    names: `
      uber, ola, olacabs, ola cabs, ani technologies, rapido, blusmart, meru cabs, namma yatri, indrive, quick ride, savaari
      zoomcar, revv, bounce share, yulu, roppen, ola cab, uberindia, uber rides, ubertrip, rapido bike, blu smart
      blusmart mobility, shuttl, cityflo, move in sync, moveinsync, routematic, gozo cabs, mega cabs, carzonrent, avis india
      myles cars, eco rent a car, wticabs, shoffr, evera cabs, snap e cabs, bharat taxi, nammayatri, yatri sathi, driveu
      chalo bus, uber india, ola electric rental
    `,
  },
  {
    side: 'debit',
    categoryId: 'fuel',
    names: `
      indian oil, indianoil, iocl, hpcl, hindustan petroleum, bpcl, bharat petroleum, hp petrol, shell india, nayara, jio bp
      reliance petroleum, essar oil, filling station, fuel station, petrol pump, service station, petroleum, indian oil corp
      ioc, hp auto, hpcl retail, bpcl retail, bharatpetroleum, shell petrol, reliance bp, jiobp, hindustan petro
      bharat petro, petro card, fleet card hpcl, xtrapower, smartfleet, drivetrack, fuelbuddy, repos energy, mahanagar cng
      petro, auto fuels, filling stn, service stn, fuel stn, fuel centre, petro services, statiq, chargezone, kazam
      ather grid, edfs hpcl, iocl fleet, tata power ez charge
    `,
  },
  {
    side: 'debit',
    categoryId: 'tolls',
    names: `
      fastag, netc, nhai, toll plaza, paytm fastag, indian highways, park plus, icici fastag, ihmcl, npci netc
      fastagrecharge, fast tag, msrdc, irb toll
    `,
  },
  {
    side: 'debit',
    categoryId: 'office-supplies',
    names: `
      staples, landmark stationery, camlin, dmart ready, office yes, kores, faber castell, itc classmate
      printvenue stationery
    `,
  },
  {
    side: 'debit',
    categoryId: 'office-supplies',
    sellsMuch: true,
    names: `
      amazon pay india, amazon seller, amazon, amazonin, amazon retail, amazon in, amazon india, flipkart, moglix
      industrybuying, jiomart, dmart, d mart, avenue supermarts, amazon business, amzn, amazon com, flipkart wholesale
      metro cash and carry, reliance smart, vishal mega mart, meesho order, snapdeal
    `,
  },
  {
    side: 'debit',
    categoryId: 'pantry',
    names: `
      swiggy, zepto, blinkit, grofers, bigbasket, big basket, instamart, chaayos, chai point, chaipoint, starbucks
      cafe coffee day, blue tokai, third wave, country delight, milkbasket, nescafe, natures basket, bisleri, kirana, zomato
      bundl technologies, swiggyinstamart, bbnow, bb daily, dunzo daily, licious, freshtohome, nestle vending
      atlantis coffee, coffee day beverages, lavazza, georgia coffee, tata starbucks, chai sutta, mba chai, kinley, aquafina
      bailley, zepto marketplace, kiranakart, eternal limited, eternal ltd, milky mist, amul parlour, nandini milk
      mother dairy, heritage fresh, more supermarket, spencers, nilgiris, zeptonow, tata tea, wagh bakri, slay coffee
      tea post, chai kings, barista, costa coffee, tim hortons, sleepy owl, blinkitcommerce, flipkart minutes, swiggyin
    `,
  },
  {
    side: 'debit',
    categoryId: 'staff-welfare',
    names: `
      bookmymeal, hungerbox, eatfit, dominos, jubilant foodworks, pizza hut, mcdonalds, haldiram, biryani, barbeque nation
      faasos, rebel foods, bookmyshow, cult fit, curefit, fnp, ferns n petals, behrouz, kfc, burger king, subway
      mainland china, absolute barbecues, paradise food, saravana bhavan, sagar ratna, bikanervala, kanti sweets
      punjab grill, theobroma, monginis, winkies, dineout, eazydiner, pvr inox, pvr, wonderla, imagica, xoxoday, igp com
      timezone, smaaash, taco bell, wow momo, box8, eatsure, qwikcilver, woohoo, gyftr, advantage club, vantage circle
      pluxee, sodexo meal, archies, smoor, cakezone
    `,
  },
  {
    side: 'debit',
    categoryId: 'courier',
    names: `
      blue dart, bluedart, dtdc, india post, speed post, fedex, dhl, professional courier, trackon, first flight, dunzo
      porter courier, wefast, borzo, aramex, blue dart exp, dtdc exp, indiapost, department of posts, the professional cour
      shree maruti, shree maruti courier, anjani courier, shree anjani, maruti courier, ups express, aramex india
      ship delight, madhur courier, st courier, franch express, gms express, skynet, overnite express, nandan courier
      tirupati courier, wefast courier, skyking
    `,
  },
  {
    side: 'debit',
    categoryId: 'telephone-and-internet',
    names: `
      airtel, bharti airtel, jio, jiofiber, reliance jio, vodafone, vodafone idea, bsnl, mtnl, act fibernet
      atria convergence, hathway, tata teleservices, tata play, tata communications, tikona, excitel, spectra, railwire
      you broadband, gtpl, asianet, sify, bharti hexacom, bharti telemedia, airtel mob, airtel xstream, airtelpredirect
      vi postpaid, vi corp, vodafoneidea, vodafone india, idea cellular, bsnl bill, bsnlpost, reliance communication
      jio postpaid, jio prepaid, jio platforms, act broadband, actfibernet, act fibre, alliance broadband, den broadband
      siti broadband, meghbela, netplus, connect broadband, world phone, worldphone, joister, ttsl, tata tele, dish tv, d2h
      sun direct, kerala vision, five network, microscan, hfcl broadband, nettlinx, beam telecom, callhippo
      powergrid teleservices, tata sky, airtel dth, jio fiber, jioairfiber, airtel black, vi prepaid, oneott, triple play
      tataplay, bharti air
    `,
  },
  {
    side: 'debit',
    categoryId: 'electricity-and-water',
    names: `
      bescom, hescom, mescom, cescom, gescom, msedcl, mahadiscom, tangedco, tneb, tsspdcl, tsnpdcl, apspdcl, apepdcl, bses
      tata power, adani electricity, torrent power, uppcl, pvvnl, dhbvn, uhbvn, pspcl, kseb, wbsedcl, cesc, jvvnl, avvnl
      jdvvnl, mgvcl, dgvcl, ugvcl, pgvcl, mppkvvcl, nbpdcl, sbpdcl, assam power, bwssb, best undertaking, delhi jal, hmwssb
      cmwssb, mcgm, mahanagar gas, indraprastha gas, adani gas, msedc, mahavitaran, mseb, bestundertaking, tatapower
      tata power delhi, tpddl, bses rajdhani, bses yamuna, bypl, brpl, ndmc, djb, npcl, noida power, puvvnl, mvvnl, dvvnl
      kesco, tgspdcl, tgnpdcl, apcpdcl, tnpdcl, tngecl, ksebl, guvnl, torrentpower, cspdcl, mpez, mppkvv, mpcz, mpwz, hpseb
      hpsebl, upcl, jbvnl, jusnl, tpcodl, tpnodl, tpsodl, tpwodl, cesu, wesco, southco, wbsedcl bill, india power corp
      india power corporation, dpsc, apdcl, mepdcl, tsecl, jkpdd, chandigarh electricity, goa electricity
      puducherry electricity, dnhpdcl, aeml, chescom, bewssb, bwssbwater, phed, pmc water, pcmc water, nmmc water
      kerala water authority, kwa bill, gujarat gas, gail gas, igl, mgl, hogenakkal, twad, maharashtra state electricity
      mh state electricity, bangalore electricity, tamil nadu generation, paschimanchal vidyut, dakshin haryana
      punjab state power, gujarat urja, calcutta electric, reliance energy, thane municipal water
    `,
  },
  {
    side: 'debit',
    categoryId: 'books-and-training',
    names: `
      nasscom, cii, ficci, assocham, tie delhi, udemy, coursera, upgrad, simplilearn, scaler, oreilly, icai, icsi
      crossword books, sapna book, taxmann, linkedin learning, confederation of indian industry
      federation of indian chambers, indian chamber of commerce, chamber of commerce, credai, ivca, tie bangalore
      tie mumbai, ispirt, iamai, fieo, eepc, esc india, phdcci, bni india, business network intl, icmai, great learning
      physicswallah, pluralsight, linux foundation, skillsoft, edx org, harvard business, hbr org, kindle, mcgraw hill
      wiley, bloomsbury, lexisnexis, manupatra, scc online, eastern book, taxsutra, economic times prime, the ken
      mint subscription, gs1 india, bureau of indian standards, masterclass, skillshare, niit, teachable, young indians
      entrepreneurs organization, business standard, livemint, financial times, the morning context, institute of directors
      tie hyderabad, tie pune, nptel
    `,
  },
  {
    side: 'debit',
    categoryId: 'shipping-to-customers',
    names: `
      shiprocket, bigfoot retail, delhivery, xpressbees, busybees logistics, ecom express, shadowfax, ekart, instakart
      nimbuspost, pickrr, shipway, shyplite, ithink logistics, delhivery surface, ecom exp, xpress bees, ship rocket
      ideal logistics ship, nimbus post, vamaship, shipmozo, shipdelight, clickpost, blitz now, loadshare, amazon shipping
      amazon transportation, shadow fax, ekart logistics, shyp lite, rapidshyp, shipyaari, fship, parcelx, shipcorrect
      smartr logistics, bluedart apex
    `,
  },
  {
    side: 'debit',
    categoryId: 'freight',
    names: `
      vrl logistics, tci express, tci freight, gati, safexpress, rivigo, blackbuck, porter, lalamove, container corporation
      concor, maersk, spoton, mahindra logistics, allcargo, roadlines, roadways, transport, transports, cargo movers
      packers and movers, agarwal packers, dhl global forwarding, dhl supply chain, delhivery freight
      transport corporation of india, tci supply, gati kwe, allcargo gati, om logistics, nitco, abc india, v trans, vtrans
      associated road carriers, caravan roadways, safe express, safexp, vrl, kuehne nagel, kuehne, db schenker
      schenker india, expeditors, cma cgm, hapag lloyd, msc agency, evergreen shipping, dp world, adani ports, jnpt
      nhava sheva, gateway distriparks, tvs supply, ritco, porter truck, smartshift logistics, trukker, wheelseye
      freightify, freight tiger
    `,
  },
  {
    side: 'debit',
    categoryId: 'co-working',
    names: `
      wework, awfis, 91springboard, cowrks, innov8, smartworks, indiqube, bhive, regus, table space, executive centre, myhq
      workafella, skootr, coworks, coworking, co working, wework india, awfis space, smartworks coworking, cowrks india
      91 springboard, bhive workspace, innov8 workspaces, indiqube spaces, tablespace, the office pass, gofloaters, ikeva
      redbrick offices, spring house, devx, the hive, garage society, 315work, 315 work avenue, simpliwork, efc limited
      urban vault, avanta business, corporatedge, iwg, spaces coworking, instaoffice, stirring minds, altf coworking
      coworkindia, mybranch, hustlehub, draper startup house, the circle work
    `,
  },
  {
    side: 'debit',
    categoryId: 'housekeeping-and-security',
    names: `
      sis india, g4s, securitas, bvg india, quess facilities, sodexo facilities, tops security, hicare, pest control india
      sis security, sis ltd, urban clap, rentokil, rentokil pci, pci pest, updater services, uds, sila solutions
      ifm services, sodexo india, compass india facility, checkmate services, cms securitas, black cat security
      peregrine guarding, tenon facility, krystal integrated, dusters total, ocs group, iss facility, mygate society
      nobrokerhood, apartment association, snabbit, pronto home, trublu, cleanfanatics
    `,
  },
  {
    side: 'debit',
    categoryId: 'housekeeping-and-security',
    sellsMuch: true,
    names: `
      urbanclap, urban company, urbancompany, cbre south asia, jll india, jones lang, cushman
    `,
  },
  {
    side: 'debit',
    categoryId: 'group-insurance',
    names: `
      star health, niva bupa, care health, manipalcigna, max bupa, aditya birla health, plum benefits, onsurity
      nova benefits, pazcare, plumbenefits, manipal cigna, nivabupa, starhealth, galaxy health, narayana health insurance
      religare health, care health insurance, ekincare, kenko health, loop health, medi assist, vidal health
      aditya birla hlth
    `,
  },
  {
    side: 'debit',
    categoryId: 'general-insurance',
    names: `
      icici lombard, bajaj allianz, hdfc ergo, tata aig, new india assurance, united india insurance, oriental insurance
      national insurance, sbi general, iffco tokio, reliance general, acko, go digit, digit insurance, cholamandalam ms
      policybazaar, icicilombard, bajaj allianz gen, bajaj general, hdfcergo, tataaig, tata aig general, new india assu
      the new india, united india ins, the oriental ins, national ins, sbigeneral, sbi general ins, liberty general
      magma hdi, magma general, royal sundaram, future generali, kotak general, zurich kotak, universal sompo, raheja qbe
      shriram general, kshema general, godigit, navi general, chola ms, ecgc, export credit guarantee, agriculture insurance
      coverfox, turtlemint, renewbuy, insurancedekho, securenow, bimakavach
    `,
  },
  {
    side: 'debit',
    categoryId: 'loan-emi',
    names: `
      bajaj finance, bajaj fin, tata capital, lendingkart, indifi, neogrowth, capital float, flexiloans, mahindra finance
      cholamandalam investment, sundaram finance, hdb financial, aditya birla finance, hero fincorp, shriram finance
      toyota financial, piramal capital, ugro capital, poonawalla fincorp, bajaj finserv, bajajfin, tatacapital
      tata motors finance, tmf holdings, axis finance, l and t finance, lnt finance, l t finance, iifl finance
      muthoot finance, manappuram, cholamandalam inv, cholamandalam, shriram transport, shriram fin
      mahindra and mahindra fin, m and m financial, sundaram fin, kotak mahindra prime, kotak prime, hdfc credila, hdbfs
      hdb fin, aditya birla capital, aditya birla fin, clix capital, fullerton india, smfg india, incred, kinara capital
      visage holdings, electronica finance, ziploan, aye finance, five star business, veritas finance, oxyzo, arthan
      ambit finvest, protium, edelweiss finance, ecl finance, indostar, hinduja leyland, tvs credit, daimler financial
      bmw financial, volkswagen finance, siemens financial, hewlett packard financial, de lage landen, orix leasing
      orix auto, vivriti capital, northern arc, trifecta capital, alteria capital, innoven capital, stride ventures
      blacksoil, recur club, getvantage, velocity fincrest, klub works, sidbi loan, lic housing, pnb housing
      piramal finance, capri global, ugro, moneyview, lendingkart finance, kreditbee, fibe, earlysalary, herofincorp
      credit saison, kisetsu saison, ctherofinc, abfl, csl finance, profectus capital, toyota fin
    `,
  },
  {
    side: 'debit',
    categoryId: 'computers',
    names: `
      apple india, dell international, lenovo india, hp india sales, croma, infiniti retail, reliance digital, vijay sales
      imagine apple, aptronix, samsung india, mdcomputers, acer india, apple store, apple online store, dell india
      dell technologies, dell emc, lenovo, hp inc india, hewlett packard india, asus india, oneplus, xiaomi technology
      maple digital, unicorn apple, unicorn infosolutions, tresor systems, invent store, poorvika, sangeetha mobiles
      big c mobiles, lot mobiles, rp tech, primeabgb, theitdepot, vedant computers, amazon laptop, cashify, infinity retail
      ingram micro, redington, rashi peripherals, savex, supertron, elitehubs, iplanet, futureworld, inspire apple, dell
      hp india
    `,
  },
  {
    side: 'debit',
    categoryId: 'furniture',
    names: `
      ikea, pepperfry, urban ladder, godrej interio, featherlite, nilkamal, hometown, wakefit, steelcase, ingka
      godrej and boyce interio, duroflex, the sleep company, furniturewalla, herman miller, haworth india, wipro furniture
      hni office, durian, spacewood, livspace, homelane, flipspaces, space matrix, green soul, cellbell, stanley lifestyles
      evok, wooden street, woodenstreet
    `,
  },
  {
    side: 'debit',
    categoryId: 'job-work',
    names: `
      site contractor, civil works
    `,
  },
  {
    side: 'debit',
    categoryId: 'payment-gateway-fees',
    names: `
      razorpay fees, payu fees, instamojo fees, razorpay charges, payu charges, cashfree fees, ccavenue fees, easebuzz fees
    `,
  },
  {
    side: 'debit',
    categoryId: 'equipment-hire',
    names: `
      rentomojo, furlenco, rentickle, cityfurnish, equipment leasing, equipment rentals, rento mojo, grabonrent, quiklyz
      orix rental, leaseplan, ald automotive, ayvens, revv cars, sany rental, infra bazaar, selective cranes, sanghvi movers
      aggreko, rentals india
    `,
  },
  {
    side: 'debit',
    categoryId: 'materials',
    names: `
      indigo paints, asian paints, berger paints, tata steel, jsw steel, jindal stainless, jindal steel, steel authority
      hindalco, nalco, apl apollo, supreme industries, finolex, polycab, havells, kei industries, reliance industries
      haldia petro, gail india, pidilite, ultratech, acc limited, ambuja cement, shree cement, dalmia cement, ramco cement
      hiveloop, ofbusiness, ofb tech, zetwerk, infra market, jumbotail, bizongo, skf india, schaeffler, timken, sandvik
      kennametal, arvind limited, raymond limited, basf india, tata chemicals, deepak nitrite, aarti industries, atul ltd
      mogli labs, industry buying, element14, mouser, digikey, digi key, rs components, robu, robu in, macfos
      arrow electronics, avnet, jindal aluminium, vedanta ltd, tata steel bsl, hindustan zinc, grasim, tata consumer
      adani wilmar, srf limited, supreme petrochem
    `,
  },
  {
    side: 'debit',
    categoryId: 'packaging',
    names: `
      uflex, huhtamaki, essel propack, epl limited, tcpl packaging, bizongo packaging, packman, dcgpac, ukraft, avon pacfo
      west coast paper
    `,
  },
  {
    side: 'debit',
    categoryId: 'accounting-fees',
    names: `
      deloitte, kpmg, ernst and young, ernst young, ey india, price waterhouse, pricewaterhouse, pwc india, grant thornton
      walker chandiok, bdo india, mska, dhruva advisors, b s r and co, s r batliboi, vakilsearch, indiafilings, legalwiz
      ebizfiling, corpbiz, kanakkupillai, setindiabiz, instafilings, auditram, treelife, taxmantra, taxbuddy, startupwala
      legalraasta, zolvit, sr batliboi, skvm, pkf sridhar, lodha and co, walker chandiok and co
    `,
  },
  {
    side: 'debit',
    categoryId: 'legal-fees',
    names: `
      cyril amarchand, shardul amarchand, trilegal, azb and partners, azb, j sagar, nishith desai, anand and anand, remfry
      lakshmikumaran and sridharan, s and r associates, ikigai law, samvad partners, argus partners, kochhar and co
      lexstart, lawrato, lawsikho, presolv360, khaitan and co, khaitan co, luthra and luthra, economic laws practice
      desai and diwanji, fox mandal, crawford bayley, wadia ghandy, veritas legal, k and s partners, lall and sethi
      singh and singh, dsk legal, king stubb, spice route legal, induslaw, tatva legal, quest ip, l and l partners
      bharucha and partners, hsa advocates
    `,
  },
  {
    side: 'debit',
    categoryId: 'technical-services',
    names: `
      tuv rheinland, tuv sud, tuv india, sgs india, bureau veritas, intertek, eurofins, ul india, arai, icat
      shriram institute, vimta labs, tcr engineering, cvc testing, dnv, bsi group, lrqa, teleperformance, concentrix
      startek
    `,
  },
  {
    side: 'debit',
    categoryId: 'manpower-supply',
    names: `
      teamlease, team lease, quess corp, adecco india, randstad india, manpowergroup, manpower group, genius consultants
      ciel hr, innovsource, firstmeridian, betterplace, kelly services, gi group, ikya human, v5 global, spectrum talent
      awign, taskmo, vahan ai, yashaswi, persolkelly, persol kelly, unison international, allegis
    `,
  },
  {
    side: 'debit',
    categoryId: 'agencies-and-events',
    names: `
      vistaprint, printo, printvenue, printstop, ogilvy, dentsu, groupm, wpp media, madison communications, leo burnett
      mullen lintas, schbang, watconsult, kinnect, wizcraft, percept limited, adfactors, edelman india, laqshya media
      times ooh, informa markets, messe frankfurt, india expo, nurnbergmesse, reed exhibitions, konfhub, explara, hubilo
      airmeet, webchutney, social beat, performics, interactive avenues, the glitch, ddb mudra, fcb ulka, rk swamy
      concept public relations, pr pundit, townscript, zefo events, canvera
    `,
  },
  {
    side: 'debit',
    categoryId: 'repairs-and-amc',
    names: `
      kone elevator, otis elevator, schindler india, johnson lifts, thyssenkrupp elev, tk elevator, blue star, voltas
      carrier aircon, daikin, cummins india, kirloskar oil, sterling generators, onsitego, gomechanic, pitstop, mytvs
      maruti service, bosch car service
    `,
  },
  {
    side: 'debit',
    categoryId: 'machinery-and-vehicles',
    names: `
      maruti suzuki, ace designers, jyoti cnc, lakshmi machine works, bharat fritz werner, tal manufacturing
      haas automation, dmg mori, yamazaki mazak, caterpillar, jcb india, escorts kubota, ashok leyland, eicher motors
      toyota kirloskar, hyundai motor, kia india, ola electric, ather energy, omega seiki, elgi equipments, atlas copco
      godrej material handling
    `,
  },
  {
    side: 'debit',
    categoryId: 'freelancers',
    names: `
      upwork, fiverr, freelancer com, toptal, peopleperhour
    `,
  },
  {
    side: 'debit',
    categoryId: 'credit-card-payment',
    names: `
      sbi card, sbicard, cred club, amex, american express, onecard, fpl technologies, hdfc card, icici credit card
      axis credit card, kotak credit card, rbl credit card, yes credit card, idfc credit card, au credit card
      indusind credit card, citi credit card, hsbc credit card, scb credit card, karbon card, kodo card, enkash, cred ccbp
      cred ccbill, credclub, dreamplug, cheq digital, cred cc
    `,
  },
  {
    side: 'debit',
    categoryId: 'donation',
    names: `
      giveindia, give india, pm cares, pm national relief, akshaya patra, goonj, helpage india, cry child, smile foundation
      pratham education, teach for india, unicef india, milaap, ketto, iskcon, ramakrishna mission, indian red cross
      save the children, cm relief fund, danamojo, room to read, wateraid, wwf india, greenpeace, actionaid, oxfam india
      isha foundation, nanhi kali, magic bus, sightsavers, udayan care, impactguru, sankara eye, tirumala tirupati
      art of living
    `,
  },
  {
    side: 'credit',
    categoryId: 'marketplace-settlement',
    names: `
      amazon seller services, flipkart internet, meesho, fashnear, myntra, nykaa, zomato, swiggy, bundl technologies
      apple distribution, google play, google payment, ajio, uber india, blink commerce, indiamart pay, clicktech, tata cliq
      tata unistore, paytm mall, shopclues, firstcry, brainbees, lenskart marketplace, pepperfry, google asia pacific
      google adsense, apple inc, kiranakart, zepto, bigbasket, innovative retail concepts, makemytrip hotel payout
      oyo settlement, booking com, airbnb payments, eternal limited, eternal ltd, hyperpure, ondc, magicpin, dunzo, jio mart
      gem seller, amazon sel, amazon payout, flipkart seller, flipkart payout, reliance retail ajio, nykaa fashion, purplle
      limeroad, flipkart india seller, shopsy, amazon disb, microsoft store
    `,
  },
  {
    side: 'credit',
    categoryId: 'marketplace-settlement',
    sellsMuch: true,
    names: `
      snapdeal, jiomart, urbanclap, urban company, amazon seller
    `,
  },
  {
    side: 'credit',
    categoryId: 'payment-gateway-settlement',
    names: `
      razorpay, payu, ccavenue, avenues india, cashfree, billdesk, stripe, instamojo, paytm payments, one97, phonepe
      pine labs, easebuzz, juspay, bharatpe, mswipe, ezetap, indiaideas, paytm, atom technologies, ntt data payment
      worldline, ingenico, lyra, payglocal, zaakpay, mobikwik, airpay, sabpaisa, open financial, decentro, agrepay, basispay
      hdfc smartgateway, smartgateway, amazon pay, gpay business, innoviti, paynearby, cred pay, lazypay, snapmint, gokwik
      rzrpay, razor pay, rzp software, rzpy, rzp settlement, one 97, one97 comm, 1pay mobileware, onepay mobileware, ndps
      resilient innovations, getepay, camspay, zwitch, get simpl, simpl technologies, phicommerce, paytmpayments, payphi
      mswipe technologies
    `,
  },
  {
    side: 'credit',
    categoryId: 'exports',
    names: `
      paypal, payoneer, skydo, briskpe, xflow, wise payments, transferwise, eximpe, airwallex, upwork, fiverr, toptal
      tazapay
    `,
  },
  {
    side: 'credit',
    categoryId: 'grant-or-subsidy',
    names: `
      birac, biotechnology ind res, startup india seed, sidbi grant, dst nidhi, meity, startup karnataka, kits karnataka
      tide 2 0, anusandhan
    `,
  },
  {
    side: 'credit',
    categoryId: 'insurance-claim',
    names: `
      icici lombard, bajaj allianz, hdfc ergo, tata aig, new india assurance, united india insurance, star health, go digit
      acko, national insurance, oriental insurance, sbi general, iffco tokio, reliance general, cholamandalam ms
      royal sundaram, future generali, care health, niva bupa, ecgc, liberty general, universal sompo, care insurance
      nivabupa, hdfcergo, digit insurance, magma general, kotak general, shriram general, manipalcigna
    `,
  },
];
