import type { CategoryId } from '../chart/chart';
import type { Side } from '../values';

/**
 * What people note beside payments and receipts, by category; under `to-be-clarified` what tells nobody anything. The words are
 * told apart by how often each stands under which category, so a word that may mean two things belongs under both. A phrase ends
 * at a comma or a line's end.
 */
// biome-ignore format: as many phrases a line as fit
export const NOTE_PHRASES: Readonly<Record<Side, Readonly<Partial<Record<CategoryId, string>>>>> = {
  debit: {
    'office-rent': `
      office rent, shop rent april, rent for the month, godown rent, warehouse rent june, factory rent, premises rent
      showroom rent, rent to landlord, rent paid to owner, monthly rent ground floor, clinic rent, kitchen rent, studio rent
      unit rent phase 2, shed rent, lease rent, rent arrears, rent difference, rent balance, rent cheque landlord
      dukan kiraya, office kiraya, dukaan bhada, godown bhada, building rent, flat rent guest house staff
      rent for store room, kiosk rent mall, outlet rent, plot lease rent, office lease, terrace rent, rent of basement
      rent revision arrears, counter rent, rent maint office, landlord, landlord payment, house owner rent, rent bakaya
      rent half month, quarter rent office, ghar kiraya office, branch office rent, site office rent, rent site office
      rent parking and office, leave and license rent, licence fee office premises, cabin rent, rent store
      stall rent monthly shop, kiraya, kiraya dukan, kiraya godown, vadakai, bade shop
    `,
    'co-working': `
      coworking seats, co working desk, hot desk pass, dedicated desk rent, meeting room booking
      conference room hire at coworking, shared office seats, virtual office fee, business centre cabin
      managed office seats, day pass coworking, private cabin coworking, workspace seats monthly, seats june, cowork seats
      cowork day pass, wework, awfis seats, innov8, 91springboard, regus cabin, smartworks seats, meeting room
      meeting room hourly, boardroom hourly, desk per day, hot desks, cabin 4 seater, 2 seats cabin, virtual office
      virtual office renewal
    `,
    'equipment-hire': `
      generator hire, genset rental, dg hire for event, crane hire, crane for lifting, jcb hire, excavator hours
      poclain hire, forklift hire, hydra crane, scaffolding hire, shuttering material rent, props and spans rent
      laptop rental, projector rent, printer rental, water dispenser rental, coffee machine rental, furniture on rent
      tent and chairs hire, sound system rent, led wall rent, camera rental, lens and lights rental, car on monthly hire
      vehicle hire staff, bus hire for staff, tempo traveller hire, machine lease rental, concrete mixer rent
      welding set hire, compressor hire, cooler on rent, ac on rent, costume rental, hire of machinery
      hiring charges of equipment, roller hire, tractor hire, container office rent, cylinder rent, rent of mixer machine
      slab machine rent, vibrator rent, speakers rent, mic and speaker rent, stage rent, lighting rent, generator rent
      bike rental fleet, scooter rental delivery, ev rental fleet, studio hire, location hire shoot, props rental
      drone rental, gimbal rent, tripod rent, green screen studio rent, shuttering rent, centering plates rent, jack rent
      crane hours, jcb hours, poclain rent, loader hire, tractor rent, water pump rent, welding machine rent
      drill machine rent, rent of chairs, rent of utensils, utensils hire, mandap hire, pandal hire, table chair rent
      fan rent, heater rent, crates rent, container rent, cold room rent equipment, oxygen concentrator rent
      hospital bed rent, monitor rent event, server on lease, car lease, lease of vehicle, truck monthly hire, tools on rent
      machine on rent, ladder rent, steel plates shuttering rent, hiring of jcb, hiring of machine, jcb hrs
      hiring jcb levelling, ambulance hire, bus hired, car hired, traveller hired, school van hire, school bus hire
      bus contract school, van contract, camera kit, camera kit days, cinema camera kit, lens kit days, lighting kit
      grip rental, vanity van, generator van, vanity hire, hydra, hydra ton shifts, crane shift, shifts hire, breaker hire
      tractor ploughing hire, ploughing tractor, harvester hire, thresher rent, rotavator hire, sprayer rent, drone spraying
      tent house, catering equipment hire, utensil rent, costumes rent, lcd screen hire, screen hire
      screen and projector hire, trolley rent, cylinder rent oxygen, bed rent, wheelchair rent, gym equipment lease
      massage bed rent, laptop on hire, tablets on rent event, printer hire event, furniture rent event, crockery rent
      car for shoot hire
    `,
    'housekeeping-and-security': `
      housekeeping bill, house keeping staff, security guard salary agency, security agency bill, watchman payment
      night watchman, pest control, termite treatment, office cleaning, deep cleaning, sofa cleaning, glass cleaning
      water tank cleaning, sweeper payment, cleaner monthly, maid office cleaning, toilet cleaning, garbage collection
      waste disposal, biomedical waste, etp sludge disposal, septic tank cleaning, gardener, garden maintenance
      society maintenance, building maintenance charges, cam charges, common area maintenance, association maintenance
      mall cam, sanitisation of premises, facility management, bouncer, parking charges monthly, parking rent
      car parking slot, safai karmchari, safai kharcha, housekeeping materials phenyl, phenyl and brooms, cleaning materials
      dustbin bags, room freshener, hand wash and tissue, laundry, laundry of linen, linen washing, apron washing
      dry cleaning uniforms, curtain washing, bedsheet washing, watchman, watchman duty, chowkidar, chowkidar payment
      security duty, security staff agency, guard agency, guards bill, cctv guard monitoring, bai cleaning
      kaam wali bai office, cleaning lady, cleaning boy, cleaning staff, office boy agency, jhadu pocha, floor cleaning
      acid phenyl, cleaning chemicals, toilet cleaner, rodent control, rat control, mosquito fogging, disinfection
      plant maintenance office plants, plant rental office, lawn mowing, drainage cleaning, chamber cleaning, sewage tanker
      garbage van, kachra gaadi, scrap removal, debris removal, malba removal, society charges, apartment maintenance
      premises maintenance, office maintenance, maintenance to society, maint of building, common electricity society
      valet parking, medical waste, premises society maintenance, chambers maintenance, soc maintenance, night security
      towel laundry, towels washing, laundry bill, laundry gym, laundry hotel, linen laundry hotel, bedding wash
      steam press linen, ayah salary agency, playground cleaning, swimming pool cleaning, pool maintenance, pool chemicals
      lift lobby cleaning, restroom cleaning, septic cleaning, drain cleaning, drain cleaning kitchen, chimney duct cleaning
      kitchen deep cleaning, hood cleaning, grease trap cleaning, cobweb cleaning, warehouse cleaning, yard cleaning
      security guards warehouse, bouncers, night guard, gate keeper agency, cctv monitoring service, watch and ward
      security combined bill, security and housekeeping, housekeeping and security, parking attendants, parking yard monthly
      truck parking monthly
    `,
    'repairs-and-amc': `
      ac repair, ac service, ac gas filling, ac maintenance contract, water purifier service, ro filter change
      lift maintenance, lift amc, generator service, genset repair, ups repair, ups battery replacement
      inverter battery change, computer repair, laptop repair, screen replacement, keyboard replacement laptop
      printer repair, copier service, machine repair, machine servicing, machine maintenance, spindle repair, motor repair
      motor rewinding, pump repair, pump rewinding, compressor service, boiler service, chiller service, fridge repair
      refrigerator gas, oven repair, mixer grinder repair, chimney service, plumber, plumbing work, tap repair
      leakage repair, toilet repair, pipe leakage, electrician, electrical repair, wiring work, fan repair
      tube light change, mcb change, switch board repair, door repair, lock repair, shutter repair, shutter spring
      window glass replacement, roof repair, roof leakage, painting of office, wall painting, whitewash, floor tile repair
      carpenter work, table repair, chair repair, cctv repair, cctv service, camera repair cctv, bike service, bike repair
      scooter servicing, car service, car repair, vehicle repair, truck repair, tempo repair, tyre change, puncture
      wheel alignment, clutch plate change, brake pads, garage bill, denting painting, mechanic, amc renewal
      annual maintenance, amc of printers, fire extinguisher refilling, weighing scale repair, stabilizer repair
      tally data repair, server repair, mobile repair, display change, battery change, gaadi ka kaam, gaadi service
      theek karwaya, marammat, rangai kaam, geyser repair, geyser, heater repair, cooler repair, pump service
      motor pump repair, submersible repair, borewell motor repair, conveyor service, belt change, belt joint
      bearing change, gear box repair, gearbox overhaul, hydraulic leakage, cylinder seal change, tool grinding repair
      die repair, mould repair, jig repair, calorifier repair, burner service, gas stove repair, gas pipeline repair
      kitchen equipment repair, tandoor repair, chakki repair, roti machine repair, juicer repair, cooler gas
      cold room repair, deep freezer repair, dental chair service, dental chair repair, x ray repair, autoclave service
      autoclave repair, bed repair, wheel chair repair, microscope service, camera servicing, lens cleaning, drone repair
      lights repair, projector lamp change, projector repair, head cleaning printer, printer service, printer head
      wifi router repair, lan cabling repair, network cable repair, cabling work, data recovery, motherboard repair
      hinge repair laptop, laptop service, phone repair, ipad repair, biometric repair, epabx repair, intercom repair
      lift repair, escalator repair, solar panel cleaning repair, inverter repair, dg repair, alternator repair
      starter repair, engine work, engine overhaul, vehicle service, jeep service, auto repair, rickshaw repair
      activa service, tyre, tyres, tyres of truck, tyre retreading, tube puncture, battery of vehicle, battery
      headlight change, painting touch up, paint work office, seepage, seepage work, water seepage, waterline repair
      tank repair, sink repair, tiles broken repair, door closer, glass broken replacement, furniture repair
      polish of furniture, upholstery, sofa repair, signboard repair, gate repair, grill repair, roof sheet change
      shed repair, sheet roof repair, road patch repair, amc ac, amc cctv, amc dg, amc of lift
      comprehensive maintenance contract, breakdown call, breakdown repair, visit charges technician, technician visit
      service engineer visit, service engineer charges, yearly service contract, overhauling, reconditioning
      spare and service, mistri, mistri repair, fitting work small, gearbox work, gear box work, clutch work, brake work
      brake and clutch, engine repair truck, truck work garage, truck body work, denting, body building repair, kamani patta
      leaf spring, radiator repair, radiator, self starter repair, dynamo repair, wheel balancing, greasing vehicle
      oil change vehicle, vehicle washing, truck washing, treadmill repair, treadmill service, treadmill belt
      gym equipment service, cycle repair gym, cable change gym machine, chair hydraulic, chair repairing, table polish
      sofa cloth change, wall paint, wall putty, colour and putty, colour work, colouring of shop, whitewashing
      distemper work, reception painting, slide repair, swing repair, toys repair, water motor, motor winding, winding
      fan winding, exhaust winding, exhaust motor, exhaust fan repair, mixer repair, grinder repair, oven element change
      element change, thermostat change, freezer gas, ac water leakage, ac pcb, pcb repair, inverter service, ups batteries
      batteries replaced, replaced batteries, leak fixed, leakage fix, pipe leak, bathroom repair, bathroom pipe
      flush repair, commode repair, wash basin, door lock change, lock change, glass door repair, floor spring
      shutter greasing, awning repair, tarpaulin roof, shed leakage, roof leak, electric work, electric repair
      electric fault, short circuit repair, meter box repair, wiring shop, wiring change, generator repair
      generator oil change, pump set repair, sprayer repair, tractor repair, tractor service, thresher repair
      borewell repair, motor rewinding borewell, amc charges, amc machine, amc xray, amc treadmill, amc water purifier
      service charges machine, bullet service, bike servicing, scooter repair, cycle repair, visit charge
      visit charge technician, not working repair, weighing scale service, billing machine repair, printer drum change
      drum change, xerox machine service, photocopier service, scanner repair, cctv not working, cctv camera repair
      camera repair, network issue technician
    `,
    'salary-payout': `
      salary, salary april, salary of staff, staff salary, salaries for the month, salary to accountant, salary balance
      part salary, salary remaining, net salary, driver salary, cook salary, helper salary, peon salary, nurse salary
      receptionist salary, teacher salary, manager salary, chef salary, waiter salary, guard salary own staff
      sales boy salary, maid salary, office boy salary, wages, weekly wages, daily wages, wages of workers, labour wages own
      workers payment weekly, overtime, ot payment, over time wages, bonus, diwali bonus, bonus to staff, annual bonus
      incentive to sales staff, sales incentive, performance pay, variable pay, joining bonus, retention bonus, notice pay
      leave encashment, leave salary, full and final, fnf, full final settlement of employee, gratuity paid, ex gratia
      salary arrears, increment arrears, pagar, pagaar, tankhwah, tankha, vetan, mazdoori, majoori workers
      salary jan balance, salary kitchen team, crew salary, festival bonus, attendance bonus, shift allowance
      night allowance, basic pay, payroll run, monthly pay staff, sal for march, workers salary, hamali wages staff
      half month salary, salary half month, salary bakaya, bakaya salary, salary of driver, salary of cook, salary of nurse
      salary of tailor, tailor monthly wages, karigar salary, delivery boy salary, delivery boys payout weekly
      delivery boy weekly, rider salary, picker packer salary, receptionist, salary site supervisor, supervisor salary
      engineer salary, site engineer salary, mason own wages, worker wages, female workers wages, watchman own salary
      security own staff salary, ctc arrears, arrears salary, last month salary, pending salary, salary hold released
      salary on hold, salary due, salary diff, salary increment diff, salary pf diff, retention pay, target bonus
      sales bonus, shift ot, sunday wages, holiday wages, night duty pay, extra duty, extra duty payment, duty payment nurse
      canteen staff salary, housekeeping own staff salary, guest teacher salary, trainer salary, tutor salary, hr salary
      accountant salary, admin salary, payroll, payroll june, payroll batch, staff payout, monthly payout employees
      employees salary, emp salary, kamgar pagar, pagar june, mahinyacha pagar, sambalam, chambalam, jeetham, sambala, kooli
      coolie wages own, attendance wages, muster wages own, wages week, settlement of resigned staff, resigned employee dues
      employee dues cleared, encashment, maternity pay, bonus advance adjusted salary, payroll upload, bulk payroll
      salary upload, teachers salary, teacher pay, teachers pay, ayah salary, ayahs wages, helper aunty salary
      bus driver salary, conductor salary, gym trainer salary, coach salary, receptionist pay, pharmacist salary
      compounder salary, lab technician salary, ward boy salary, beautician salary, stylist salary, barber salary
      masseuse salary, farm labour wages, farm labour weekly, farm workers wages, milker salary, gardener own salary
      drivers pay, driver pay, drivers salary, driver batta salary, cleaner salary truck, khalasi salary, munshi salary
      munim salary, loader wages own, godown keeper salary, salesman salary, counter boy salary, delivery boys pay
      riders pay, boys salary, kitchen boys salary, all boys salary, captain salary, bartender salary, tandoor man salary
      housekeeping staff on roll salary, security on roll, operators ot, ot operators, ot of, ot hours, ot june
      machine operator salary, operator wages, helper wages, fitter salary, welder salary, turner salary, qc salary
      supervisor pay, foreman salary, draughtsman salary, architect employee salary, designer salary, editor salary
      telecaller salary, sales team incentive, incentives sales, sales incentives, full n final, fnf cleared
      f f settlement employee, dues of left employee, staff final settlement, on roll wages, on roll staff, staff pay
      staff salaries, crew wages, shift workers pay, per day wages, dihadi, dihari, dehadi, rojandari, hajri, hazri payment
    `,
    'salary-advance': `
      salary advance, advance salary, sal adv, advance against salary, advance to staff, staff advance, advance to worker
      worker advance, advance to employee, advance to driver, advance to labour staff, advance to cook, loan to staff
      staff loan, loan to employee, employee loan, festival advance, medical advance to staff, advance for marriage to staff
      advance to peon, pagar advance, tankhwah advance, karigar advance, advance to helper, advance to watchman own
      imprest to supervisor, imprest advance site engineer, tour advance, travel advance to staff, advance for tour
      advance given to salesman, advance to mason, advance to nurse, advance to tailor, advance to rider
      advance to delivery boy, advance cut from salary, advance to be cut from salary, advance recover from salary
      loan to nurse, loan given to staff, loan to worker, emergency loan employee, staff loan medical
      advance for bike to employee, advance house rent employee, karigar peshgi, peshgi, uchal kamgar, uchal, salary peshgi
      imprest to site, site imprest, petty imprest to supervisor, tour imprest, advance for travel to employee
      travel advance, advance for site expenses to engineer, driver advance, khuraki advance, driver khuraki
      trip advance to own driver salary, advance to teacher, advance to trainer, advance to farm worker, loan to office boy
      loan to driver, loan to helper, loan to maid staff, 5k advance, advance from july pay, advance against august salary
      adv against salary, adv against aug salary, adv sal, adv salary delivery expenses, adv for marriage staff
    `,
    'intern-stipend': `
      stipend, intern stipend, interns, internship payment, apprentice stipend, trainee stipend, internship stipend may
      apprentices payment, intern pay, naps apprentice, intern, interns june, articles stipend, article assistant stipend
      research intern, summer intern, intern payout, trainee allowance, 2 interns, interns design, interns stipend
      intern doctors stipend, trainee nurse stipend, articles stipend july, apprentice pay, stipend trainees
    `,
    'employee-reimbursement': `
      reimbursement, reimb, expense reimbursement, expense claim, travel claim, conveyance reimb, conveyance claim
      petrol reimbursement, mobile bill reimbursement, food reimbursement, medical reimbursement, internet reimbursement
      tour bill of salesman, tour expenses paid to, tour expenses settlement, expenses refunded to employee
      out of pocket expenses, petty expenses reimbursed, paid back expenses to, spent by staff on behalf
      site expenses reimbursed, ta da, ta bill, ta da of marketing team, daily allowance sales, per diem, exp report
      expense sheet, voucher payment to staff, claims of sales team, client visit expenses, official tour expenses
      imprest reimbursement, cash purchases reimbursed, uber claims, taxi reimbursement, parking reimbursement
      relocation reimbursement, wfh reimbursement, kharcha wapas staff, bills reimbursed, bills of employee reimbursed
      hotel bills reimbursed, food bills reimbursed, reimb hotel and food, reimbursement of taxi, client dinner reimbursed
      medical bills reimbursed, petrol bills of, petrol bill of sales team, conveyance of staff, conveyance bill
      conveyance to field boys, conveyance sales, field staff da, field da, da to field staff, da, bhatta field staff
      daily bhatta, outstation allowance, lunch allowance, mobile allowance, internet allowance, broadband reimb
      travel bills, tour da, site visit bills, site visit reimbursement, spent on behalf of company
      company expenses paid by, amount spent by, expenses incurred by, bills submitted by, bills cleared of, voucher of
      claim of, claims, parking and toll reimb, courier reimb, kharcha diya staff, kharcha bill, uber meals reimb
      uber and meals reimb, meals reimb, recce bills, location recce, recce expenses, bills of shoot submitted by
      paying back employee, paid back for cables bought, he bought for office reimbursed, bought for office paid back
      reimb medicines worker, medicines reimb, accident worker medicines reimb, fuel reimb, fuel bills staff
      toll bills staff, ta da visit, ta da nagpur, visit ta da, site expenses bills of engineer, exp of visit
      expenses of visit, tour bills, marketing tour bills, lodging bills of staff, exp sheet june
    `,
    'staff-welfare': `
      team lunch, team dinner, staff lunch, staff dinner, office party, farewell party, welcome party, birthday cake
      cake for, cake cutting, birthday celebration, diwali gifts staff, diwali sweets, sweets for staff, gift hamper
      gifts to employees, gift cards for team, team outing, offsite, team offsite, team trip, staff picnic, get together
      annual day, annual function staff, sports day, cricket tournament staff, womens day, independence day celebration
      pooja expenses office, puja expenses, christmas party, new year party, pizza party, pizza for team, biryani for team
      late night food for team, overtime food, workers food, food for labour, lunch for workers, staff meals, meal coupons
      safety shoes, uniform for staff, staff uniform, raincoats for workers, first aid box, medical checkup of workers
      health checkup employees, team tshirts, work anniversary gift, trophies awards staff, wedding gift employee
      flowers bouquet, staff welfare, mithai, staff refreshment, turf booking, cricket turf, badminton court team
      bowling team, movie tickets team, team movie, zumba session staff, yoga session office, hackathon prizes
      hackathon food, release party, release night food, pizza, onam sadya, sadya, pongal celebration, holi celebration
      eid gift staff, christmas gifts, secret santa, rakhi gifts, rakhi gift employees, bonus sweets, sweet boxes for staff
      dry fruit boxes staff, diwali gift, diwali gift boxes employees, diwali hampers, new joinee kit, welcome kit
      onboarding kit, joining kit, baby shower gift staff, retirement gift, long service award, employee of month award
      award mementos staff, doctor visit for workers, medicines for workers, first aid, ors for workers
      buttermilk for workers, tea for workers, water for workers, chai for labour, food for night shift, night shift dinner
      dinner overtime team, breakfast for workers, lunch team, lunch with team, dinner with team, team breakfast
      staff party, staff trip, staff tour, picnic, resort team, cab for party, dj for annual day, dj annual party, uniforms
      uniform stitching staff, shoes for workers, helmets and jackets workers, safety helmets, gloves workers safety
      ppe kit workers, raincoat, canteen food, canteen food workers, food for tailors, garba, garba night, navratri team
      cake founders day, founders day, uniform waiters, uniform tshirts, teachers day gifts, teachers day
      sports day prizes staff, raksha bandhan sweets, rakshabandhan, rakhi sweets office, cake and snacks birthday
      birthday snacks, staff quarters food, staff mess, mess ration, staff mess ration, ration for staff, food for drivers
      driver food, workers ration, gumboots, gum boots, helmets, safety helmet, safety goggles, goggles, ear plugs
      safety belts, safety harness, hand gloves workers, reflective jackets, masks workers, kurta for staff
      saree for lady staff, clothes for staff festival, diwali dress staff, sweets distribution office
      ganesh festival office, pooja office, office pooja, office pooja material, vehicle pooja
      inauguration pooja office staff, team dinner aug, lunch for staff, tea party staff, annual trip, trek team
      team jackets, hoodies for team, staff medical checkup, vaccination staff, eye camp workers
    `,
    'director-remuneration': `
      director remuneration, directors salary, director salary, remuneration to director, md remuneration, md salary
      wtd remuneration, sitting fees director, director monthly remuneration, remuneration director june, dir salary
      dir remuneration, md salary june, ceo director salary, wtd salary, director fees, board meeting fee
      independent director sitting fees, sitting fees, director pay
    `,
    'group-insurance': `
      group health insurance, group mediclaim, gmc premium, gpa policy, group term life, employee health insurance
      staff medical insurance, health cover for employees, mediclaim of staff, addition premium gmc
      family floater staff policy, workmen health policy, gmc, gpa, group policy employees, mediclaim employees
      staff mediclaim, mediclaim staff premium, health insurance staff, health insurance employees, health policy team
      plum insurance, onsurity, nova benefits, gmc endorsement, gmc addition, group accident, group personal accident
      term cover employees, workers accident policy, group accident policy, accident policy workers, group policy workers
      driver group insurance, drivers accident insurance, teachers mediclaim, trainer group insurance
    `,
    'tds-deposited': `
      tds payment, tds challan, tds for may, tds on salary, tds on rent, tds on contractors, tds 194j, tds 194c, tds 192b
      tcs payment, tds q1, tds deposit, tds paid, 26qb, tds 26qb, tds on property, tds flat purchase, tds 192, tds 194i
      tds 194h, tds 194q, tds contractor, tds professional, tds q4, tcs, tcs q2, tds dues, tds instalment, tds arrears
      tds rent and contract, tds july rent, tds on freight, tds on transport, tds july salary
    `,
    'income-tax-paid': `
      advance tax, income tax, income tax payment, self assessment tax, adv tax 1st instalment, advance tax june
      it demand payment, tax on regular assessment, advance income tax, corporate tax, mat payment, advance tax sept
      advance tax dec, advance tax march, advance tax q2, 1st instalment advance tax, it payment self assessment
      self assessment, income tax demand, it demand, tax demand ay, minimum alternate tax, adv tax 2nd inst
      2nd inst advance tax, adv tax inst, self asst tax, self asst, asst tax
    `,
    'gst-paid': `
      gst payment, gst for may, gst challan, gst paid, gstr3b payment, gst march, gst liability, gst cash ledger deposit
      igst payment, gst dues, gst q1 qrmp, pmt06, drc03 payment, gst tax, gstr 3b, gstr3b, 3b may, 3b igst, gst igst
      igst cgst sgst, gst cash, gst quarterly, gst qrmp, rcm gst, rcm payment, gst rcm, gst demand, gst drc03
      gst interest and tax, cgst, sgst, gst instalment scheme, composition tax, cmp08, gst july 3b, gst 3b, gst rcm freight
      rcm gst on freight, gst liability june, gst june liability
    `,
    'provident-fund': `
      pf payment, pf for may, epf, epf challan, provident fund, pf contribution, pf dues, pf ecr, pf admin charges, pf may
      pf june, pf arrears, pf challan, epf may, epfo, pf contribution june, pf edli
    `,
    esic: `
      esi payment, esic, esi for may, esi challan, esi contribution, esic dues, esi may, esi june, esi arrears, esic challan
      esic june
    `,
    'professional-tax': `
      professional tax, pt payment, ptec, ptrc, pt for may, labour welfare fund, lwf, profession tax enrolment, p tax
      pt may, pt june, pt arrears, professional tax staff, ptrc june, lwf june, lwf contribution, professional tax company
    `,
    'customs-duty': `
      customs duty, import duty, custom duty on shipment, bill of entry duty, igst on import, bcd and igst
      duty payment icegate, duty on machinery import, duty, custom duty, customs duty june, duty boe, boe duty, bcd
      igst boe, duty payment, import duty mould, duty on sample import, duty courier import, safeguard duty
      anti dumping duty, social welfare surcharge duty, duty imported, duty on imported dies, duty on dies
      duty on machine import, import duty machine, duty lights import
    `,
    'government-fees': `
      roc fees, mca fees, roc challan, stamp duty, stamp paper, franking, registration fee, trade licence
      trade license renewal, shop act, shop and establishment, gumasta, factory licence, fssai licence, food licence
      drug licence, fire noc, fire noc fee, pollution noc, consent to operate, pollution board fee, import export code fee
      trademark govt fee, patent govt fee, rera fee, rera registration, building permission, plan sanction fee
      municipal fee, nagar palika, corporation fee, panchayat fee, property tax, house tax, excise licence, bar licence
      liquor licence, health licence, eating house licence, police licence, music licence fee, road tax, rto fees
      vehicle registration rto, vehicle fitness fee, permit fee truck, weights and measures stamping, legal metrology
      labour licence fee, clra licence, lift licence, electrical inspector fee, udyam, society registration fee
      government fees, govt challan, mining royalty challan, apmc cess, market fee, fee for occupancy certificate
      encumbrance certificate, khata fee, notarised stamp paper, e stamp, bbmp fee, dpiit, bis licence fee
      epr registration fee, occupancy certificate, oc fees, commencement certificate fee, cc fee building, building plan fee
      plan approval, development charges, betterment charges, fsi premium, premium fsi, scrutiny fee, building permit
      demolition permission, road cutting permission, tree cutting permission, environment clearance fee, noc fee, noc fire
      noc airport, noc traffic, lift permission, electric inspector, mutation fee, registration charges flat, sub registrar
      index 2 fee, sale deed registration, stamp duty agreement, stamp duty lease, stamp duty share issue
      adhesive stamps legal, music licence, ipprs licence, ppl licence, novex licence, iprs licence, entertainment tax
      entertainment licence, performance licence, open area permission, footpath permission, hoarding permission fee
      signage licence fee, advertisement tax, trade lic renewal, trade lic, shop licence, shop act renewal, labour licence
      contract labour licence, boiler inspection fee, factory renewal, factory inspector fee, pcb consent, mpcb fee
      cte cto fee, hazardous waste authorisation, epr fee, bmw authorisation fee, clinic registration fee
      clinical establishment fee, pndt registration, aerb licence, drug licence renewal, pharmacy licence, fssai
      fssai state licence, health trade licence, excise, excise renewal, bar renewal, liquor permit, lodging licence
      tourism registration fee, rto passing, rto fitness, fitness certificate vehicle, permit renewal, national permit
      green tax, vehicle tax, vehicle road tax, number plate hsrp, iec renewal, rcmc no fee govt, dgft fee
      certificate of origin, coo fee, coo chamber, phyto fee, bis, isi mark fee, tm fee govt, tm govt fee, patent office fee
      copyright office fee, mca, mca fee, roc, roc fee, roc form fee, sh7 fee, authorised capital fee, inc 20a fee
      charge creation fee, llp form fee, rera, rera quarterly fee, rera extension fee, property tax june, municipal tax
      gharpatti, malmatta kar, land revenue, na tax, n a tax, lease premium midc, midc charges, gidc charges
      notified area tax, panchayat tax, gram panchayat, tender form fee, tender document fee, tender fee, affiliation fee
      affiliation and recognition, recognition fee, school recognition, cbse affiliation fee, education dept fee
      rte registration, fitness fee, permit and fitness, permit fee, goods permit, truck permit, quarterly road tax
      passing fee truck, retail drug licence, shop licence nagar nigam, nagar nigam, nagar nigam licence, bbmp, bbmp licence
      bbmp trade, mandi licence, fertilizer licence, seed licence, pesticide licence, liquor lic, liquor lic fee, excise lic
      plan sanction, plan sanction fees, plan fees corporation, sale deed stamp, registration sale deed, stamp of sale deed
      occupancy fee, land conversion fee, na conversion, mutation, 7 12 fees, music lic, swimming pool licence, gym licence
      weights measures
    `,
    penalty: `
      late fee, late fees gst, penalty, penalty for late filing, penalty pf, penalty to department
      interest on late payment of tds, interest on late gst, interest on delayed tax, fine, traffic fine, traffic challan
      e challan, parking fine, rto fine, municipal fine, late filing fee 234e, 234f, penal interest pf, damages pf
      roc additional fee, compounding fee, income tax penalty, detention penalty eway bill, eway bill penalty
      demand with penalty, late fees, late fees may, late fee 3b, late fees 3b, gstr1 late fee, late fees gstr1
      interest gst late, interest tds late, pf late interest, esi damages, roc late fee, additional fee roc, penalty bbmp
      penalty municipal, penalty encroachment, penalty pollution board, penalty labour dept, penalty rto, overload fine
      overloading fine, challan traffic, police challan, no parking fine, speeding fine, customs penalty, eway penalty
      it penalty, fine to fda, fssai fine, rera penalty, delay penalty tax, overload, overload challan, rto challan overload
      police fine, traffic police fine, entry fine truck, no entry challan, e challan truck, challan truck, gst penalty
      gst penalty order, penalty order, penalty gst order, demand penalty, pollution fine vehicle, mandi penalty
      drug dept penalty, fssai penalty
    `,
    'accounting-fees': `
      ca fees, ca fee, auditor fees, audit fee, statutory audit, tax audit fees, gst filing charges, gst return filing
      gst annual return fee, itr filing, tds return filing, roc filing fees ca, bookkeeping, accounting charges
      accounting fee, accountant fees, accounts writing, accountant charges monthly, part time accountant
      payroll processing fee, cs fees, company secretary, secretarial fees, incorporation fees
      company registration consultant, llp registration charges, annual compliance, compliance fees, certification fee ca
      form 15cb, net worth certificate, project report ca, stock audit fee, internal audit, due diligence fee
      transfer pricing report, valuation by ca, tax consultant, income tax filing, tax filing fees, ca sahab fees, munim
      cost audit, gst consultant, gst registration consultant, refund filing fee ca, tally entry charges, filing of 3cd
      form 3cd, form 26as, filing fees ca, gst consultant monthly, gst monthly return, return filing charges, gst annual 9c
      9c filing, tds filing, 26q filing, 24q filing, itr 6 filing, valuation cert ca, valuation certificate rule 11ua
      11ua report, net worth cert, turnover certificate, ca certificate, udin certificate, stock statement preparation
      cma data, cma report, project report for loan, books writing, books finalisation, finalisation of accounts
      accounts outsourcing, accounting monthly, cfo services, tds consultant, pf esi consultant filing monthly
      payroll compliance vendor, roc compliance, dir3 kyc filing, aoc4 mgt7 filing, director kyc fee, din application cs
      company incorporation, incorporation cs, llp annual filing, fema filing fee, fc gpr filing, rbi filing cs, tax audit
      gst audit, concurrent audit, forensic audit, gst notice reply ca, assessment representation ca, appeal filing ca
      scrutiny assessment fees, 12a 80g registration ca, trademark filing ca, itr partners, itr fees, itr filing partners
      itr of firm, accounts person, accounts person part time, accounts helper part time, part time accounts, book keeping
      bookkeeper, tally operator part time, gst person, gst work, gst and tds work, tds return, audit bill, audit balance
      ca sir fees, ca sir, ca bill, 15ca 15cb, 15cb, roc annual filing, annual filing, company cs, cs bill, cs retainer
      dir kyc cs, llp form 8 11 filing, trust audit, society audit, school audit, form 10b, 80g renewal ca
      pf return consultant, esi return consultant, msme registration agent, gst new registration agent
      pan tan application agent, iec agent fee, fssai agent fee
    `,
    'legal-fees': `
      lawyer fees, lawyer fee, advocate fees, advocate, vakil fees, vakil, legal fees, legal fee, legal opinion
      legal notice charges, notary charges, notary, agreement drafting, drafting of agreement, lease deed drafting
      contract review, sha review, court fees, court case fees, case fees, cheque bounce case, filing of suit
      labour court lawyer, arbitration fee, arbitrator, trademark attorney, patent attorney, trademark lawyer, ip lawyer
      legal retainer, retainer advocate, title search, title verification, title report, affidavit charges
      power of attorney drafting, nclt counsel, senior counsel, legal consultation, law firm, solicitor, legal notice
      reply to legal notice, notice reply advocate, affidavits, affidavit, notarised affidavits, stamp and notary
      franking and notary, registration of agreement lawyer, leave license agreement registration agent, rent agreement
      rent agreement making, sale deed drafting, gift deed drafting, partnership deed drafting, will drafting
      vetting of documents, document vetting, nda drafting, msa review, term sheet review, termsheet legal
      esop policy drafting, privacy policy drafting, terms and conditions drafting, consumer court, consumer case
      high court, supreme court, district court fees, hearing fee, appearance fee, junior advocate, advocate clerk
      caveat filing, section 138 case, recovery suit, mediation fee, ip filing, copyright filing, trademark filing
      tm filing, tm objection reply, patent filing, patent drafting, design registration filing, legal due diligence
      legal advice, retainership legal, court matter, court date, matter advocate, case lawyer, lawyer, lawyer notice
      music licensing lawyer, licensing lawyer, trademark class, trademark class agent, trademark agent, tm agent, tm class
      partnership deed, trust deed, deed drafting, agreement stamp and drafting, lease agreement drafting
      franchise agreement, legal vetting, vetting, hearing fees, cheque bounce lawyer, rera case, rera complaint lawyer
      labour case, motor accident case lawyer, land lawyer, title lawyer, revenue court, tehsil lawyer, writ petition
      stay application
    `,
    consultants: `
      consultancy, consultancy fees, consulting fee, consultant fee, consultant retainer, professional fees
      professional charges, advisor fee, advisory fee, mentor fee, architect fees, architect, structural engineer
      structural consultant, structural design fee, interior designer fee, vastu consultant, landscape architect
      mep consultant, soil consultant, project consultant, iso consultant, hr consultant, marketing consultant
      seo consultant, it consultant, security consultant, soc2 consultant, food consultant, chef consultant
      recipe consultant, nutritionist, doctor fees, doctor consultation visiting, visiting doctor, visiting consultant
      anaesthetist fee, surgeon fees, surgeon share, orthodontist visiting, radiologist, pathologist, physiotherapist fee
      company doctor, dgft consultant, export consultant, import consultant, loan consultant, subsidy consultant
      fire consultant, factory consultant, pollution consultant, energy consultant, safety consultant, labour consultant
      pf consultant, engineer fee, engineer visit fee, valuer, valuation fee, surveyor, land survey, insurance surveyor
      astrologer, fractional cto, strategy consulting, fund raising advisor, technical consultant, design consultant
      cad consultant, visiting faculty, guest lecture, growth consultant, growth retainer, brand consultant
      product consultant, ux consultant, process consultant, lean consultant, sap consultant, erp consultant
      implementation consultant, salesforce consultant, data consultant, ai consultant, cyber security consultant
      pcidss consultant, gdpr consultant, dpo consultant, sustainability consultant, esg consultant, liaison, liaisoning
      liaison charges, liaison fees, rera consultant, rcc consultant, rcc design, structure design fee, structural drawing
      hvac consultant, plumbing consultant, pmc consultant, quantity surveyor, site survey, topographic survey, drone survey
      soil investigation report, geologist, environmental consultant, ec consultant, ehs consultant, vaastu, vastu
      layout consultant, lighting designer, menu consultant, fssai consultant, haccp consultant, nabh consultant
      nabl consultant, opd share, consultant share, doctor share, doctor sharing, dr share, dr visit fee, visiting dentist
      visiting surgeon, endodontist, periodontist, implantologist, anaesthetist, paediatrician visit, gynaecologist visit
      sonologist, dietician, psychologist, veterinary doctor, speech therapist, trainer fee external, external trainer
      keynote speaker fee, speaker honorarium, honorarium, honorarium to expert, expert fee, expert session fee
      coach fee leadership, executive coach, board advisor, advisory board, business mentor, investment banker retainer
      fund raise fee, pitch consultant, grant consultant, tender consultant, gem consultant, export documentation consultant
      rodtep consultant, customs consultant, iec consultant, trademark consultant, bank loan consultant, dsa loan consultant
      insurance consultant, registered valuer, valuation report fee, chartered engineer certificate, chartered engineer
      technical advisor, technologist fee, agronomist, textile consultant, merchandising consultant, fashion consultant
      industrial consultant, boiler consultant, electrical consultant, solar consultant, civil engineer
      civil engineer supervision, site supervision fees, supervision fees, site engineer consultant, rcc designer
      rcc drawing, structural designer, elevation designer, 3d elevation architect, interior consultant
      hr consultant policies, hr policies consultant, policy consultant, curriculum consultant, education consultant
      psychologist visit school, counsellor fee, special educator, vet doctor, vet visit, veterinary, agri consultant
      agronomist visit, soil scientist, horticulture consultant, dairy consultant, dietician visit, nutrition consultant gym
      yoga teacher visiting, zumba instructor visiting, guest trainer, guest chef, mixologist, sommelier
      food safety consultant, hygiene consultant, logistics consultant, route planning consultant, transport consultant
      rto agent, rto consultant, pharma consultant, drug licence consultant, radiologist reporting, reporting doctor
      duty doctor visiting, rmo visiting, expert opinion fee, growth advisor, advisor monthly, sales coach, brand strategist
      strategy consultant, data scientist consultant
    `,
    'technical-services': `
      lab testing, testing charges, testing fee, sample testing, water testing, soil testing, soil test, concrete cube test
      material testing, test certificate, test report, lab report, food testing, nutrition testing, shelf life study
      calibration, calibration charges, gauge calibration, inspection charges, third party inspection, quality inspection
      nabl lab, fumigation certificate, phytosanitary certificate, certificate of analysis, iso audit certification body
      iso certificate, bis testing, ce certification, halal certificate, organic certification, vapt, penetration testing
      security audit vapt, call centre, call center, bpo services, data entry services, data annotation, ndt testing
      x ray testing weld, hydro test, load test, chemical analysis, spectro test, dosimetry testing, radiation badge
      inspection agency, cube testing, cube test, m25 cube, mix design test, steel testing, bitumen test, water sample test
      sample test, sample testing charges, azo dye test, azo test, colour fastness test, gsm test fabric, lab test fabric
      shrinkage test, heavy metal test, pesticide residue test, shelf life test, microbial test, fssai lab test
      nutritional label testing, emission test, stack monitoring, noise monitoring, effluent testing, air monitoring
      audiometry, hardness test, tensile test, metallography, ultrasonic testing, dp test, mpi test, radiography
      pressure test, leak test, cmm inspection, cmm measurement, dimension inspection, 3d scanning measurement
      calibration of gauges, calibration of scale, scale stamping test, earth pit testing, transformer oil test
      load bearing test, pile test, lift inspection cert, pre shipment inspection, psi inspection, sgs inspection
      inspection fee buyer agent, iso surveillance audit, iso audit fee, iso renewal, sedex audit, bsci audit
      gots certification, oeko tex, fsc certification, fda registration agent, rohs test, emi emc testing
      type approval testing, performance testing vendor, load testing vendor, bug bounty, security testing, vapt report
      soc2 audit, iso 27001 audit, uat testing vendor, customer support outsourcing, tele calling outsourced
      survey data collection, outsourced lab test, lab outsourced tests, pathology outsourced, dental xray outsourced opg
      bacteria test, bacterial test, swab test, water and swab test, hand swab, food handlers test
      medical fitness test food handlers, weld test, ndt, ndt of welds, shipment inspection, soil bearing test, sbc test
      plate load test, rebound hammer test, core test, ultrasonic test concrete, calibrating, calibration weighbridge
      weighbridge calibration, thermometer calibration, bp apparatus calibration, tld badge, aerb qa test, x ray qa test
      seed testing, soil and water testing, milk testing, feed analysis, batch test, batch lab report, stability study
      assay test, alcohol test drivers, puc test, fitness test, emission test vehicles, playground safety inspection
      lift inspection, fire audit, structural audit, energy audit
    `,
    recruitment: `
      recruitment fee, recruiter fee, placement fee, placement charges, hiring fee, hiring agency, recruitment agency
      headhunter, consultancy for hiring, job posting, job portal, naukri, job ad, candidate sourcing, staffing search fee
      campus placement fee, background verification, bgv charges, manpower search, job post, job posting boost
      resume database, resume db, resume access, placement firm, 1 month ctc placement, ctc to recruiter
      placement consultant, hr placement, hiring partner fee, hiring platform, job fair stall, campus hiring, campus drive
      walkin interview ad, interview venue hiring, executive search, search firm, candidate, candidate joining fee
      background check, verification of employees, reference check agency, assessment test hiring, nurse placement agency
      maid bureau, cook bureau fee, chef placement, driver bureau placement, hr agency, hr agency nurses
      nurses agency hiring, hiring drivers agency fee, teacher placement, teacher recruitment, recruiter commission
      recruiter commission naukri, chef hiring fee, staff hiring agent, hiring agent, maid agency one time
      security hiring fee one time, campus recruitment
    `,
    freelancers: `
      freelancer, freelance, freelance designer, freelance developer, freelance writer, logo design, logo, graphic designer
      graphic design, ui design, ui ux, ux designer, website design, website development, website work, web developer
      app developer, app development freelancer, wordpress, landing page, content writer, content writing, blog writing
      articles, copywriter, copywriting, script writer, translator, translation, transcription, voice over, voiceover
      video editor, video editing, editing of video, animation, animator, illustrator, illustrations, photo editing
      photographer, photography, videographer, drone shoot, photo shoot freelancer, product shoot, makeup artist, model fee
      model for shoot, stylist, anchor fee, emcee, musician, singer, sound engineer, 3d modelling, 3d render, cad drafting
      drafting work, proofreading, seo freelancer, social media freelancer, data scientist freelance
      react developer contract, flutter developer, qa freelancer, contract developer, developer milestone, design milestone
      project milestone payment to developer, thumbnail design, packaging design, brochure design, catalogue design
      ppt design, pitch deck design, podcast editing, wireframes, wireframe, prototype design, prototype, mockups
      figma designs freelancer, icons design, ui screens, app screens design, design of app, design of website
      redesign website, website revamp, ecommerce site build, shopify store build, plugin development
      api integration freelancer, bug fixing freelancer, code review freelancer, mobile app work, android developer
      ios developer, python developer, data analyst freelance, dashboard freelance, excel automation, automation script
      chatbot build, seo articles, newsletter writer, case study writing, whitepaper writer, ghost writer, script writing
      storyboard, storyboarding, video edit, edit of video, editing of films, editing reels, editing 2 videos
      motion graphics, vfx, colour grading, dubbing, dubbing artist, subtitles, subtitling, hindi translation
      tamil translation, translation of, transcripts, sound mixing, music composition, background score, jingle composer
      photo retouching, retouching, product photos, food photographer, candid photographer, second shooter, cinematographer
      cameraman, camera operator, lightman, spot boy, production assistant, line producer, art director, set designer
      costume designer, hair stylist, makeup, actor, actor fee, actress fee, model, dancer, choreographer, singer fee
      dj fee freelancer, anchor, compere, artist fee, artist payment, sketch artist, mural artist, calligrapher
      caricature artist, 3d artist, render artist, autocad draftsman, draftsman, drawing work cad, bim modelling
      tech pack freelancer, pattern maker freelance, fashion designer freelance, menu design, label design
      banner design freelancer, flyer design, brand identity, brand book, instagram posts design, creatives design
      social creatives, content creator in house, blog posts, product descriptions, catalog writing, virtual assistant
      data entry freelancer, tutor freelance, online trainer freelance, brochure designer, designer part payment
      flyer designer, poster designer, logo maker, website guy, website developer, website person, app guy
      landing page build, page build, video shoot and edit, shoot and edit, video shooter, reel editor freelance
      reel editing, spot boys, light man, makeup person, model shoot, voice artist, rj voice, vo artist, music director
      lyricist, writer payment, article writer, caption writer, social media guy, graphic guy, graphics work, cad guy
      draftsman part time, interior 3d person, drone operator, wedding photographer, cinematographer wedding, album design
      album editing, photo editor, painter mural, storyteller for kids event, magician event, magic show, puppet show
      mascot artist, face painting artist, dance teacher event, gym videographer
    `,
    'job-work': `
      job work, jobwork, job work charges, jobwork bill, labour job, machining job, turning job, cnc job work, vmc job work
      laser cutting, plasma cutting, wire cut, edm work, grinding charges, polishing charges, buffing, plating
      plating charges, zinc plating, chrome plating, electroplating, galvanizing, anodizing, powder coating
      painting job work, heat treatment, hardening, forging job, casting job, fabrication, fabrication work, welding work
      stitching, stitching charges, tailoring, tailor, embroidery, embroidery work, dyeing, dyeing charges
      washing charges garments, weaving charges, cutting charges, checking and packing labour, printing job work on fabric
      assembly charges, crown lab, dental lab, dental lab work, denture work, lens fitting job, moulding charges, contractor
      contractor bill, contractor payment, civil contractor, civil work, labour contractor, labour contract, ra bill
      running bill, mason, mason work, masonry, plastering, plaster work, tiling work, tile fitting, flooring work
      painting contractor, waterproofing, waterproofing contractor, plumbing contractor, electrical contractor
      false ceiling work, aluminium work, grill work, gate fabrication, shed fabrication, borewell, borewell drilling
      excavation work, earth work, earthwork, demolition, bar bending, shuttering work, centering labour, centering work
      carpenter contract, road work, compound wall, landscaping work, interior contractor, sub contractor, subcontract
      subcontractor bill, thekedar, theka, karigar, karigar payment, piece rate, installation charges, erection charges
      erection and commissioning, solar installation work, milling charges grain, grinding of spices job
      cold storage charges, roasting job work, bending, bending and welding, bending job, punching job, deburring
      drilling job, boring job, honing, lapping, broaching, gear cutting, hobbing, keyway cutting, thread rolling
      shot blasting, sand blasting, phosphating, blackening, tin plating, nickel plating, induction hardening, nitriding
      case hardening, annealing, stress relieving, rubber lining, powder coat, paint job work, spray painting job
      assembly job work, brackets job, bracket welding, structure fabrication, railing work, railing fabrication
      staircase fabrication, ms work, ss work railing, upvc windows work, window fitting, glass work, glass fitting, glazing
      acp cladding, cladding work, partition contractor, gypsum work, pop work, pop contractor, texture painting
      painting labour, painter, painter labour, polish work contractor, tiles labour, tile labour, marble labour
      granite fitting, stone work, stone cladding labour, brickwork, brick work labour, block work, plaster labour
      concreting labour, slab casting labour, slab labour, steel binding, steel fixing labour, bar bender, formwork
      centring, scaffolding labour, mistri work, mistry, labour rate contract, labour contractor advance, petty contractor
      piling, piling work, micro piling, foundation work, digging, trench digging, excavation, soil filling, murum filling
      levelling work, site clearing, dismantling, core cutting, anti termite treatment construction, grouting work
      epoxy flooring, flooring contractor, kota stone fitting, paver block work, road contractor, drainage line work
      plumbing labour contractor, sanitary fitting labour, electric fitting contractor, wiring contractor
      lift installation contractor, fire fighting work, fire hydrant contractor, sprinkler work, hvac contractor
      ducting work, solar epc, interior labour, carpenter labour, carpenter contractor, modular contractor, zari work
      hand work embroidery, beading work, block printing job, screen printing job, digital print on fabric, smocking
      kaaj button, ironing charges, pressing charges, finishing charges garments, thread cutting labour, washing job
      bleaching job, yarn dyeing, calendering, knitting charges, looming, weaver payment, weavers wages job
      sampling charges stitching, master ji cutting, tailor job, pattern job, carving work, polishing handicraft job
      painting on pots, assembly of lamps job, casting ceramic job, denture lab, dental ceramic lab, aligner lab
      crown and bridge, spectacle fitting, grinding masala job, flour grinding, pulverising charges, packing job work
      filling job, bottling charges, co packer, contract manufacturer, third party manufacturing, toll manufacturing
      conversion charges, slitting job, lamination job, corrugation job, book binding job, offset printing job work
      plate making, die cutting job, milling job work, farm labour contract, harvesting contractor, machining charges
      machining bill, fabrication of racks labour, racks fabrication labour, ceiling contractor, pop ceiling contractor
      labour only, tile work, tile work bathroom, bathroom tiles labour, lift shaft waterproofing, shuttering labour
      slab labour thekedar, 4th slab labour, thekedar slab, rollers grinding job, roller grinding, grinding job rollers
      polishing of brass, brass polishing, polishing lot karigar, karigar lot, embroidery kurtis, kurtis embroidery
      stitching of kurtis, stitching of, tailoring charges, alteration tailor, acid wash, stone wash garments, enzyme wash
      wash and finish, finishing lot, finishing pcs, packing labour per piece, pcb assembly, assembly job, smt job work
      wire harness job work, cap and denture lab, crown lab bill, denture, borewell ft, bore drilling, drilling ft
      fencing work, fence contractor, drip installation, pipeline laying, polyhouse construction, shed construction
      cow shed construction, gate work, rolling shutter work, playground flooring work, rubber flooring work
      mirror fitting gym, gym flooring work, school painting contractor, mural contractor, body building truck
      truck body building, tarpaulin stitching, container modification, racking installation labour, signage fixing labour
      printing job work, binding job, harvest contract, weeding contract, spraying contract, ploughing contract
    `,
    'manpower-supply': `
      manpower, manpower supply, manpower bill, contract labour, contract labour bill, contract workers, contract staff
      labour supply, labour supplier, outsourced staff, staffing bill, temp staff, temporary staff agency, loaders agency
      helpers supply, casual labour, casual labour muster, workers through agency, housemaids agency, banquet staff supply
      extra waiters, delivery boys agency, promoters manpower, event manpower, helpers from agency, agency helpers
      agency waiters, agency staff, agency manpower, agency labour, agency nurses, banquet helpers, extra helpers
      extra labour agency, event staff, hostess event, promoter staff, data entry operators agency, contract drivers agency
      contract drivers, loader supply, packers supply, labour gang, labour gang payment, labour agency bill
      manpower contractor, manpower contractor bill, third party payroll, staff augmentation, contract engineers agency
      contract nurses, outsourced drivers, apprentice agency, loaders contractor, loaders from contractor
      extra workers contractor, extra workers, workers via contractor, contract teachers agency, ayah agency
      nurses agency monthly, ward boys agency, trainers agency, housekeeping manpower agency, farm labour contractor
      labour group, labour mukadam, mukadam, mukadam payment, labour sardar, sardar payment, event boys, waiters 10
      banquet waiters, catering boys
    `,
    freight: `
      freight, freight charges, freight inward, inward freight, freight outward, transport, transport charges
      transportation, transporter, transporter bill, transporter advance, lorry, lorry freight, lorry hire, truck freight
      truck hire, truck bhada, gaadi bhada, maal bhada, bhada, tempo, tempo charges, tempo bhada, tempo hire, chota hathi
      tata ace hire, pickup hire, pick up charges goods, auto for material, mini truck, container freight, container haulage
      ocean freight, sea freight, air freight, air cargo, shipping line, shipping line charges, bl charges, do charges
      delivery order charges, cha, cha charges, cha bill, clearing agent, clearing charges, custom clearance
      customs clearing, port charges, thc, terminal handling, cfs charges, detention, demurrage, loading, unloading
      loading unloading, loading charges, unloading labour, hamali, hamali charges, coolie, coolie charges, palledari
      porter, porter delivery, packers movers, shifting charges, machine shifting, office shifting, logistics
      logistics bill, cargo, carrier, roadways, lr, lr payment, to pay lr, octroi and freight, eway transport, local cartage
      cartage, carting, rickshaw for goods, milk van, cold chain transport, reefer, freight forwarder, forwarder bill
      tempo nagpur trip, tempo trip, trip charges truck, truck trip, lorry trip, 407 tempo, eicher trip, trailer hire
      trailer freight, container trip, part load, full load, ftl, ltl, material shifting, material pickup
      material delivery charges, goods pickup, sample shipment freight, export shipment freight, bl and thc, bl fee
      vgm charges, seal charges container, cfs, icd charges, gate pass port, port handling, stevedoring, ground rent port
      container detention, cha bill shipment, cha agency, clearing forwarding, c and f charges, air waybill charges
      awb freight, airport handling cargo, hamal, hamali and loading, thela, thela bhada, handcart, rickshaw bhada goods
      auto bhada goods, majuri loading, mathadi, mathadi loading, unloading material site, unloading cement
      unloading of tiles, crane unloading freight, packers, packers and movers office, shifting of office
      shifting furniture, shifting of machines, moving office, relocation movers, porter truck, porter tempo, lalamove
      tata ace, bolero pickup goods, dost vehicle hire goods, milk transport, vegetable transport mandi, fish transport ice
      cold truck, reefer hire, sand transport, murum transport, tractor trolley sand trip, bhatta lorry driver, lorry bhatta
      lorry driver advance, transport advance, transport balance, lr balance, delivery challan freight
      railway parcel freight, train parcel goods, bus parcel goods, angadia, diesel advance to transporter
      vehicle placement charges, green tax entry truck freight, market vehicle hire, market vehicle, market truck
      load surat, vehicle hire load, attached vehicle payment, attached truck, attached vehicle freight, sub transporter
      vehicle owner freight, owner truck freight, trip freight, fleet owner payment, lorry vaadagai, lorry vadagai
      van vadagai, tempo vegetables, vegetable tempo, vegetables tempo, tempo to market, tempo mandi, milk tanker transport
      milk van hire, feed transport, manure transport, soil transport, sand lorry, crop transport, cold storage transport
      medicine parcel transport, parcel lorry, lorry parcel, vrl parcel, parcel to pay, to pay parcel, bus parcel charges
      air freight samples, samples air freight, container unloading, unloading containers, unloading of containers
      unloading 2 containers, cntr charges, cha bill shipping, detention charges container, gate in charges
      loading charges truck, unloading charges truck, unloading charges paid, loading paid, dala charges, dala, varai
      varai labour, crossing charges, door delivery charges goods, halting charges, lorry halting
    `,
    'cloud-hosting': `
      aws, aws bill, aws invoice, azure, gcp, gcp bill, google cloud, cloud hosting, cloud server, cloud bill, hosting
      web hosting, website hosting, server, server charges, server rent, vps, vps server, dedicated server, digital ocean
      server hosting, cloud storage, cdn, database hosting, mongodb, gpu server, cloudflare, server usage, ec2, rds
      s3 storage, ec2 and rds, lambda, aws june, aws prod account, aws staging, azure june, azure credits, gcp june
      kubernetes cluster, cluster hosting, linode, hetzner, vps for clients, vps client sites, client sites hosting
      hosting client websites, hosting renewal, supabase, firebase, vercel, netlify, heroku, redis cloud, elastic cloud
      snowflake, databricks, gpu hours, gpu rental cloud, runpod, backup cloud, object storage, bandwidth server, colocation
      data center rack, rack space datacenter
    `,
    'software-indian': `
      zoho, zoho books, tally, tally renewal, tally subscription, tally license, tally prime, busy software, marg software
      accounting software, billing software, erp software, erp license, erp subscription, software renewal, software license
      software amc, antivirus, antivirus renewal, quick heal, payroll software, hr software, hrms, crm subscription
      freshdesk, keka, greythr, pos software, petpooja, restaurant software, clinic software, hospital software
      practice software, autocad license india, sms pack, bulk sms, sms credits, whatsapp api, whatsapp business api
      digital signature, dsc renewal, dsc token, class 3 dsc, e invoicing software, gst software, eway software
      email workspace, google workspace, office 365 india reseller, ms office license, windows license, school software
      attendance software, gps tracking subscription, cctv cloud subscription, website maintenance software, petpooja yearly
      posist, tally on cloud, tally server, tally gold, busy renewal, marg erp, vyapar, khatabook, mybillbook, zoho crm
      zoho one, freshworks, leadsquared, exotel, knowlarity, msg91, gupshup, wati, interakt, aisensy, sms recharge
      sms lakh credits, otp sms, email credits, cleartax, winman, computax, saral, genius tax software, spectrum tax, dsc
      digital sign, emudhra, greytip, razorpay payroll software, keka june, darwinbox, hrone, attendance app
      lms subscription, school erp, gym software, salon software, hotel pms, pms software, channel manager software
      clinic management software, practo ray, ehr software, pharmacy software, marg pharmacy, lab software lims
      jewellery software, textile software, cad software reseller, solidworks amc, autocad renewal, tekla license
      staad license, revit license, design software renewal, adobe reseller india, microsoft 365 reseller, gsuite
      gmail business, email hosting workspace, gps tracker renewal, fleet tracking, cctv cloud, erp amc, erp implementation
      crm renewal, website builder dukaan, unicommerce, easyecom, browserstack, postman team, chargebee, clevertap, moengage
      survey tool india, signdesk, leegality, digio, kaspersky, seqrite, k7 antivirus, software annual plan, zoho payroll
      zoho payroll books, zoho payroll and books, marg pharmacy software, pharmacy software renewal, school app
      fee collection app, parent app, gym app, gym crm, gym management software, fleet software, fleet gps
      gps subscription trucks, gps renewal, transport erp, lr software, farm software, billing app, billing software renewal
      clinic software yearly, clinic app, emr subscription, appointment app, salon app, booking engine hotel
      pos subscription, kot software, whatsapp bot subscription, sms panel, bulk whatsapp, antivirus 5 pcs, tally tss
      tally tss renewal, e way bill software, hr app, attendance app subscription, payroll app, autocad lt
      sketchup india reseller, tekla, busy, busy software amc, website amc vendor
    `,
    'software-foreign': `
      figma, github, github copilot, slack, notion, zoom, zoom subscription, canva, canva pro, chatgpt, chatgpt plus, openai
      openai api, openai credits, claude, claude pro, anthropic api, midjourney, adobe, adobe creative cloud
      photoshop subscription, jira, atlassian, hubspot, mailchimp, semrush, ahrefs, shopify, shopify subscription, wix
      webflow, framer, grammarly, loom, calendly, miro, airtable, asana, trello, clickup, intercom, zendesk, sentry, datadog
      postman, twilio, sendgrid, linkedin premium, linkedin sales navigator, dropbox, elevenlabs, cursor, cursor ide, replit
      linear, 1password, envato, shutterstock, freepik, vimeo, typeform, zapier, usd subscription
      foreign software subscription, saas tools usd, dev tools usd, stock photos subscription, apollo, perplexity
      github seats, github copilot seats, gitlab seats, cursor pro, windsurf, claude team, claude max, chatgpt team, gpt api
      gemini api, openrouter, perplexity pro, notion plus, slack pro, slack seats, zoom pro, figma seats, figma professional
      miro team, jira seats, confluence, linear seats, asana premium, monday board, clickup seats, airtable pro, hotjar
      mixpanel, amplitude, segment, posthog, sentry team, new relic, pagerduty, 1password seats, lastpass, okta, auth0
      twilio usage, sendgrid plan, mailgun, postmark, customer io, intercom seats, crisp chat, zendesk seats
      hubspot starter, apollo credits, lusha, zoominfo, sales nav, semrush plan, ahrefs plan, surfer seo, jasper, copy ai
      midjourney plan, runway, capcut, descript, riverside, vimeo plan, wistia, loom business, grammarly team, deepl
      shutterstock pack, getty images, istock, envato elements, freepik premium, artlist, epidemic sound, font license
      fonts purchase, monotype, adobe cc, adobe stock, lightroom, final cut, plugins purchase usd, webflow plan, framer site
      wordpress theme, elementor, shopify plan, shopify apps, klaviyo, mailerlite, substack, calendly seats, docusign
      pandadoc, dropbox plan, icloud, apple developer fee, play console fee, unity license, jetbrains, docker seats, npm
      algolia, cloudinary, contentful, retool, zapier plan, make com, n8n cloud, airbyte, fivetran, tableau, frame io
      frame io adobe, intercom segment, elevenlabs midjourney, figma notion, claude code, claude code seats, replit core
      v0 premium, lovable, bolt new, canva team, capcut pro, epidemic sound music, storyblocks, motion array, moz, buffer
      hootsuite, later, zoom licence, teams licence usd, trainerize, mindbody, quickbooks online, xero
    `,
    domains: `
      domain, domain renewal, domain name, domain purchase, domain booking, godaddy, com domain, in domain, ssl certificate
      ssl renewal, shared hosting godaddy, hostinger, bigrock, namecheap, email hosting small, domain and ssl, domain 5 yr
      domain 2 years, domain renewal website, domains renewal, in domain renewal, com renewal, whois privacy
      domain transfer, ssl, ssl cert, wildcard ssl, dns hosting
    `,
    'online-ads-indian': `
      google ads, google adwords, google ad spend, facebook ads, fb ads, insta ads, instagram ads, meta ads, ads recharge
      ad recharge, ads budget, online ads, boost post, post boosting, youtube ads, indiamart, indiamart membership
      indiamart package, justdial, tradeindia, sulekha, 99acres, magicbricks, housing listing, practo listing, zomato ads
      swiggy ads, amazon ads, flipkart ads, newspaper ad, paper ad, news paper advertisement, classified ad, radio ad
      fm radio, cinema ad, sponsored listing, lead portal subscription, listing package, whatsapp ads, ads wallet google
      meta campaign, meta campaign top up, meta top up, fb campaign, insta boost, insta promotion, google campaign
      google ads top up, performance max budget, ad wallet, ads top up, ad credit, ad spend, client ad spend meta
      media spend, media buying google, zomato banner, swiggy promotion, dineout promotion, indiamart star supplier
      indiamart lead, indiamart renewal, justdial renewal, jd renewal, sulekha leads, housing com listing, 99acres package
      magicbricks leads, practo prime, lybrate listing, classified, paper classified, newspaper classified, sunday paper ad
      tender notice newspaper, public notice newspaper, radio spot, fm spots, theatre slide, local cable ad, cable tv ad
      youtube promotion, amazon sponsored, flipkart plas, whatsapp campaign ads, truecaller ads, tradeindia renewal
      exportersindia, weddingwire listing, wedmegood listing, urbanpro listing, newspaper advertisement
      advertisement newspaper recruitment, property ad, ppc, google ppc, ppc recharge, facebook advt, fb advt, insta advt
      advt on facebook, google advt, advt aug online, insta ads offer, ads new year offer, client meta spend, meta spend
      meta spend recharge, ads recharge client, 99 acres, 99 acres premium, magicbricks premium, housing premium
      nobroker listing, justdial package, sulekha package, urbanclap leads, practo, newspaper advt, paper advt
      advt in paper, advertisement in newspaper, local paper advertisement, admission ad newspaper, school admission ads
      gym offer ads, radio advt, cinema slide, hindu ad, dinamalar ad, eenadu ad, sakal ad, lokmat advt, manorama advt
    `,
    'online-ads-foreign': `
      linkedin ads, linkedin campaign, twitter ads, x ads, reddit ads, quora ads, facebook ireland, google ads ireland
      google ads singapore, apple search ads, capterra, g2 listing, bing ads, microsoft ads, ads usd, tiktok ads
      pinterest ads, clutch listing, linkedin sponsored posts, linkedin ad budget, reddit campaign, x promoted
      quora promotion, alibaba gold supplier, alibaba membership, tripadvisor listing, product hunt ad
      newsletter sponsorship us, podcast sponsorship us, g2 review
    `,
    'agencies-and-events': `
      marketing agency, digital marketing, digital marketing retainer, social media agency, social media management
      seo agency, branding agency, pr agency, pr retainer, media agency, creative agency, advertising agency, ad film
      ad shoot production, event, event management, event organiser, event booth, exhibition, exhibition stall, stall
      stall booking, stall fabrication, stall rent exhibition, stall charges, expo, expo participation, trade fair
      fair participation, booth, booth design, summit sponsorship, sponsorship, sponsor event, conference sponsorship
      launch event, dealer meet, dealers meet, customer meet, client gifts with logo, promotional items
      corporate gifts clients, diaries and calendars, calendars, diary printing, brochure, brochures printing
      catalogue printing, leaflets, pamphlets, pamphlet distribution, flyers, flyers printing, visiting cards
      business cards, banner, banner printing, flex, flex printing, flex board, hoarding, hoarding rent, hoarding charges
      billboard, bus shelter ad, standee, roll up standee, signage, sign board, name board, glow sign, led board, vinyl
      vinyl branding, vehicle branding, auto branding, wall painting advertisement, menu card printing, tshirts printing
      swag, swag kits, merchandise, caps and tshirts logo, stickers, printing of brochures, printing charges, printing press
      print, lead generation agency, telemarketing campaign, market research, campaign, promo video production, jingle
      backdrop, backdrop printing, inauguration, inauguration event, opening ceremony, launch function, ribbon cutting event
      stage decoration, flower decoration event, balloon decoration store, store opening decoration
      leaflets with distribution, leaflet distribution, newspaper insertion pamphlet, no parking board, hoardings
      hoarding rent road, hoarding mounting, hoarding printing, unipole, gantry ad, kiosk ad metro, metro branding
      bus branding, auto hood branding, cab branding, wall wrap, van campaign, canopy, canopy activity, btl activity
      activation, mall activation, promoters activity, sampling activity, road show, roadshow, college fest sponsor
      fest sponsorship, marathon sponsorship, award night sponsorship, award entry fee, industry award nomination
      annual calendar printing, diary for clients, client gifting, diwali gifts for clients, gifts to clients
      corporate gifting, gift to dealers, dealer gifts, mementos, trophy for dealers, dealer conference, channel meet
      doctor meet, cme sponsorship by company, seo, seo june, seo package, smm package, smm retainer, social media
      social media june, content retainer agency, performance marketing agency fee, ppc agency, email marketing agency, pr
      pr agency june, press conference, press meet, media coverage, podcast production, corporate film, corporate video
      explainer video, product video, ad film shoot, tvc production, company profile printing, folder printing, catalog
      catalog printing, lookbook printing, price list printing, menu printing, menu board, tent card printing, danglers
      shelf talkers, posters, poster printing, one way vision, sunboard, acp board, shop board, glow board, flange board
      led signage, standees, roll up, trade show, stall design, stall construction, stall furniture rent, exhibition space
      exhibition registration, fair stall, fair registration, buyer seller meet, sourcing fair, textile fair
      conference booth, swag bags, tote bags branded, branded mugs, branded bottles, branded caps, stickers branding
      market survey, consumer research, focus group, diaries for customers, diaries, calendars for customers
      calendar for customers, pens with logo, keychains with logo, gift items customers, photo booth, stage and photo booth
      stage dealers meet, live band, live band event, dj night restaurant, musicians live, music night, karaoke night setup
      event decor, balloon decor, decoration new year party customers, sample flat launch, site launch, bhoomi pooja event
      brand launch, reels agency, reels retainer, content agency, hoarding signal, hoarding printing fixing, hoarding fixing
      hoarding site rent, flex fixing, flex hoarding, gate arch, road divider ads, society activation, rwa event sponsorship
      school annual day event, annual day sound and stage, kids fest event, open house event, marathon stall
      health camp banner, camp pamphlets, leaflet insertion, pamphlet insertion, truck branding, sticker on trucks
      board making, sign board making, ambiente stall, fair stall space, stall space, spring fair, trade delegation fee
    `,
    influencers: `
      influencer, influencer payment, influencer collab, instagram influencer, youtuber, youtube collab, creator
      creator payout, creator fee, reel collab, reels by creator, paid collab, barter collab fee, food blogger
      blogger collab, brand ambassador fee, ugc creator, ugc videos, instagrammer, foodie page, food page collab, blogger
      vlogger, vlogger collab, reel by blogger, paid reel, paid post instagram, story collab, meme page, meme page promo
      youtube integration, youtube sponsor integration, celebrity endorsement, celebrity video, model ambassador
      brand ambassador, creators, creators payout, ugc, ugc video, affiliate creator, podcaster collab, youtuber review
      review by youtuber, reviewer payment, influencer tie up, fitness influencer, mom blogger, parenting blogger
      insta blogger, insta bloggers, bloggers visit, doctor influencer, tech reviewer
    `,
    'sales-commission': `
      commission, commission to agent, agent commission, sales commission, commission on sale, commission on order, broker
      brokerage, brokerage on flat, property broker commission, broker fee for office, referral, referral fee
      referral commission, referral bonus partner, channel partner, channel partner commission, channel partner payout
      dealer commission, dealer incentive, distributor commission, affiliate, affiliate payout, affiliate commission, dalali
      dalal, aadat, arhatiya commission, finder fee, introducer fee, reseller commission, travel agent commission
      commission agent, sales agent payout, lead referral, broker for godown, broker fee, broker payment, property broker
      broker 1 month rent, broker for flat, broker for office, broker for shop, agent brokerage, cp payout, cp brokerage
      cp commission, cp commission tower, channel partner payout flat, sourcing agent commission, buying agent commission
      export agent commission, foreign agent commission, commission overseas agent, lead commission, lead fee
      per lead payout, referral payout, referral reward, referral patient doctor, doctor referral, travel desk commission
      hotel commission, booking commission, consignment agent commission, commission rice broker, mandi commission, aadhat
      dalali on purchase, kaccha aadat, sales person commission, salesman commission, dsa commission, dsa payout
      connector payout, sub agent commission, franchise commission, reseller margin, partner margin payout
      incentive to dealer, retailer scheme payout, dealer scheme, brokerage office lease, brokerage for lease
      lease brokerage, brokerage shop, broker commission load, load broker, transport broker commission
      truck broker commission, booking agent commission, dalal pct, dalal 1 pct, dalal on rice, mandi dalal
      commission agent mandi, arhtiya, adat, adhat, cattle broker, land broker, admission agent commission
      agent commission admission, gym sales commission trainer referral, referral scheme payout, brokerage flat
      channel partner brokerage, property agent
    `,
    'air-tickets': `
      flight, flight ticket, flight tickets, flight booking, air ticket, air tickets, airfare, air fare, indigo ticket
      air india ticket, tickets blr del, tickets bom del, bom blr, del bom flight, hyd maa ticket, flight change fee
      extra baggage, visa fees, visa, visa charges, flight to delhi, return ticket flight, international flight
      foreign travel tickets, web checkin seat, del bom del, blr hyd, blr pnq, bom goi, ccu del, pnq del, amd bom, cok blr
      lko del, flight ceo, flights for team, flights goa, flight pune delhi, air travel, onward return flight, visa tickets
      visa and tickets, dubai visa, us visa fee, schengen visa, b1 visa, visa appointment, vfs, vfs fee, passport fee
      travel insurance trip, flight to dubai, dubai tickets, singapore trip flights, seat selection, excess baggage
      air cancellation, indigo, spicejet, vistara, akasa, makemytrip flight, cleartrip flight, ixigo, frankfurt tickets
      singapore tickets, london tickets, tickets dubai, tickets 2 pax, tickets pax, tickets frankfurt, tickets for fair
      flight client meeting, flight meeting, canada visa, visa canada, visa fee, visa extension, airport lounge
    `,
    'rail-and-bus': `
      train, train ticket, train tickets, train fare, railway ticket, rail ticket, tatkal, tatkal ticket, irctc, shatabdi
      vande bharat, bus ticket, bus tickets, bus fare, volvo bus, sleeper bus, ksrtc, redbus, metro card, metro recharge
      metro ticket, bus pass, local train pass, season ticket, tatkal jaipur, train jaipur, rajdhani
      train for installation team, train tickets team, 3 ac tickets, 2 ac ticket, general ticket, unreserved ticket
      local train, monthly pass railway, metro pass, bus to, bus pune, private bus ticket, volvo ticket, redbus booking
      abhibus, st bus, msrtc, train cancellation, platform ticket, irctc tkt, railway tkt, train tkt, tkt surat, tatkal tkt
      bus tickets labour, bus tickets of labour, bus fare labour, train fare workers, bus ticket driver return
      rajdhani tickets, vande bharat tickets, rail tickets audit team
    `,
    hotels: `
      hotel, hotel stay, hotel bill, hotel booking, hotel room, rooms for, room booking, stay, stay for, lodging, lodge
      lodging boarding, boarding and lodging, guest house, guest house stay, oyo, oyo room, airbnb, airbnb stay
      accommodation, accommodation for crew, night stay, resort stay, stay at mumbai, nights, dharamshala, 3 nights
      2 nights, 1 night, nights pune, nights delhi, night halt, hotel for team, hotel for installation team
      hotel for engineers, hotel for auditors, stay of auditors, stay for trainers, hotel chennai, hotel delhi, hotel mumbai
      hotel advance booking, guest house booking, room rent tour, room for technicians, rooms crew, crew stay, lodge rent
      homestay booking, hostel booking team, hotel invoice, treebo, fabhotel, goibibo hotel, checkin hotel, stay udaipur
      stay engineer, stay of engineer, stay days, rooms team, oyo rooms team, lodge driver, driver lodging, dharmshala stay
      hotel staff tour, hotel tour, hotel marketing staff, lodging marketing staff, lodging exp
    `,
    cabs: `
      cab, cab fare, cab charges, cab to airport, taxi, taxi fare, taxi charges, uber, ola, rapido, auto, auto fare
      auto charges, auto rickshaw, rickshaw fare, airport drop, airport pickup, airport cab, local conveyance, conveyance
      local travel, outstation cab, travels car, innova with driver, cab for client visit, employee cab, staff cab
      bike taxi, car with driver for day, driver bata, toll and taxi, driver and car full day, car with driver
      driver car day, full day car, full day cab, half day cab, site visit cab, site visits car, cab site visits
      outstation taxi, airport taxi, station drop, station pickup, railway station cab, auto to bank, auto to court, rikshaw
      toto fare, erickshaw fare, rapido bike, namma yatri, indrive, savaari, zoomcar, self drive car, cab for night shift
      employee drop cab, staff pickup van, driver for day, acting driver, driver on call, car hire, car rent day
      innova hire, innova trip, taxi innova, mini bus guests, guest car, local taxi, cab june, cab vendor monthly
      monthly cab, late night drop, night drop staff, drop staff, cab drop, cab drop night, innova factory visit
      innova for clients, car for clients, car clients visit, taxi for doctor, cab for doctor, auto for samples
      taxi for buyers, ola bills, uber bills, ola uber bills, cab bills, driver night allowance cab, tempo traveller guests
      guest pickup
    `,
    fuel: `
      petrol, petrol for bike, petrol for car, diesel, diesel for vehicle, diesel for generator, diesel genset, diesel tempo
      fuel, fuel for delivery van, fuel expenses, cng, cng filling, petrol pump, pump bill, petrol bunk, bunk bill
      oil and diesel, diesel barrel, diesel cans, ev charging, tel gaadi, gaadi diesel, gaadi petrol, hsd, hsd excavator
      hsd for jcb, hsd for dg, hsd purchase, high speed diesel, diesel excavator, diesel jcb, diesel crane, diesel truck
      diesel tractor, diesel pickup, diesel dg set, dg diesel, dg fuel, petrol activa, activa petrol, scooty petrol
      petrol delivery bike, petrol for field boys, petrol car director, petrol litre, diesel litre, diesel ltr, ltr diesel
      lpg auto gas vehicle, cng van, cng for tempo, cng refill, adblue, engine oil vehicle, fuel card, fuel june
      fuel sales vehicle, petrol pump june, indian oil pump, hp pump, bharat petroleum pump, petrol khata, diesel khata
      diesel 200ltr, diesel ltr truck, truck diesel, fleet diesel, diesel fleet, tractor diesel, diesel for tractor
      diesel mixer, diesel for mixer, diesel for jcb, petrol md, car petrol, car diesel, school van diesel, bus diesel
      diesel bus, van petrol, diesel generator, petrol generator, pump bill truck, def adblue
    `,
    tolls: `
      fastag, fastag recharge, fast tag, toll, toll charges, toll tax, tolls, toll plaza, fastag of truck, fastag wallet
      toll nashik, toll to pune, toll pune mumbai, toll expressway, toll parking trip, fastag innova, fastag truck recharge
      fastag june, toll and border, rfid tag recharge, green cess toll
    `,
    'office-supplies': `
      stationery, stationery items, stationery bill, pens, pens and pencils, notebooks, registers, files, files and folders
      folders, a4 paper, paper rim, paper ream, paper bundle, printer ink, ink cartridge, cartridge, cartridge refill, toner
      toner refill, printer paper, envelopes, letterhead, letterheads, bill books, bill book printing, voucher pads
      receipt books, rubber stamp, stamps rubber, seal and stamp, id cards, id card printing, lanyard id, xerox, photocopy
      photostat, lamination, spiral binding, mouse, keyboard, keyboard and mouse, mouse pad, usb cable, cables, hdmi cable
      usb hub, type c hub, charger, laptop charger, adapter, pen drive, pendrive, hard disk small, extension board
      extension cord, power strip, spike guard, laptop stand, laptop bag, laptop bags, monitor arm, monitor stand, webcam
      headset, headphones, earphones, screen guard, phone cover, batteries cells, aa batteries, cello tape, tape and gum
      glue, stapler, punching machine office, calculator, whiteboard, white board markers, marker pens, notice board
      desk organiser, key holder, wall clock, door mat, curtains small, dustbin, bulbs, led bulbs, tube lights
      lock and keys, duplicate keys, office supplies, office items, amazon office items, barcode labels, thermal paper rolls
      pos rolls, printer rolls, calendars desk office, tissue box office, umbrella stand, small tools office
      water bottle flask, crockery, cups and plates office, kettle, wall hooks, white board, white board pens
      prescription pads, prescription pad printing, opd cards printing, patient files, bill book, bill pads, challan books
      kot rolls, kot books, order pads, gate pass books, muster register, attendance register, vouchers printing
      forms printing, forms xerox, letter pad, letter heads printing, envelopes printing, office files, box files
      ring binders, sketch pens, chart paper, drawing sheets, plotter paper, plotter roll, photo paper, stamp pad ink
      rubber stamps, seal making, company seal, name plate desk, id badges, badges, extension box, extension boxes
      multi plug, led bulb, tubelights, batteries remote, battery cells, torch, clock, keys duplicate, lock, padlock
      tape roll office, scissors, glue stick, fevicol office, file tags, sticky notes, post its, planner, desk calendar
      pen stand, desk lamp, footrest, wireless mouse, keyboards, headphone, hdmi, type c cable, charging cable
      laptop adapter, hard disk, external hdd, ssd external, pendrives, memory card, sd card, card reader, printer cable
      lan cable, rj45, router small, wifi dongle, screen protector, laptop sleeve, tripod small office, shredder, laminator
      paper cutter, stapler pins, punch machine office, first page printing, print outs, printouts, colour printouts
      plan printouts, drawings print, blueprint copies, scan and print, hp cartridge, epson ink, ink bottle, ink bottles
      ribbon printer, barcode ribbon, barcode stickers office, thermal rolls, tissue office, office kettle, office crockery
      water bottle office, office plants purchase, photo frame, office decor small, umbrella, dustbins, mop, hand towel
      office consumables, office needs, office material, general items office, misc office items, stationary, craft paper
      crayons, chart papers, charts and crayons, colour pencils, chalk, duster and chalk, report cards printing
      id cards students, exam papers printing, question papers xerox, fee receipt books, bilty books, lr books printing
      trip sheets printing, consignment note printing, prescription books, carry register, log books, visitor register
      clips stapler, stapler clips, pen drives, wifi mouse, tape markers gum, gum tape markers, spiral copies
      spiral binding copies, xerox drawings, drawing xerox, ledger books, ledger book, cash books, calculator shop
      price labels gun, price stickers, billing rolls, bill rolls, weighing slips, torch batteries, extension wire
      wall clock office, nameplates, name plates
    `,
    pantry: `
      tea, tea coffee, tea bill, tea and snacks, tea snacks, chai, chai nashta, chai pani, nashta, coffee, coffee beans
      coffee powder, coffee pods, milk, milk for office, milk bill, sugar and tea, biscuits, snacks, snacks for office
      snacks for meeting, samosa, samosas, juice, cold drinks, soft drinks, water cans, water can, bisleri, water jar
      water bottles, drinking water, mineral water, packaged water, pantry, pantry items, pantry supplies
      groceries for office, grocery for pantry, canteen bill, canteen, breakfast office, fruits for office, tiffin
      tea vendor, tea stall, coffee machine refills, meeting refreshments, refreshments guests, guest tea, paper cups
      samosa chai, chai for client, chai client visit, tea for guests, tea guests, tea and biscuit, biscuit, biscuits guests
      filter coffee, filter coffee powder, coffee sachets, tea bags, green tea, milk packets, milk june, doodh
      doodh ka bill, doodhwala, chaiwala, chai wala june, tea wala, chai vendor june, snacks meeting, snacks for training
      snacks for clients, snacks investor meeting, vada pav, idli vada, bakery snacks, lemon juice guests, buttermilk
      lassi guests, coconut water guests, namkeen, chips, cookies, cookies and cakes meeting, dry fruits office
      fruits office, fruit basket, sugar, sugar packets, jars of water, water jars, water jar june, bisleri jars, 20 ltr can
      20 litre jar, paani can, pani bottle, water bottle case, pantry june, pantry bill, lunch for guests, lunch with client
      client lunch, client dinner, dinner with client, dinner with investors, restaurant client, coffee with client
      coffee meeting, starbucks, swiggy lunch, zomato order lunch, blinkit snacks, zepto pantry, bigbasket pantry
      grocery office, tea shop bill, tea shop monthly, monthly tea, tea kadai bill, kitli chai, chai bill, chai samosa
      samosa site visit, tea snacks site, tea snacks parents meeting, water camper, camper water, 20 jars, water 20 ltr
      cold drinks visitors, drinks for visitors, juice for guests, biscuit and tea, milk and sugar office, milk office
    `,
    courier: `
      courier, courier charges, courier bill, courier documents, speed post, speedpost, registered post, postage
      postage stamps, post office, parcel, parcel charges, sample courier, courier to client, dtdc, bluedart, blue dart, dhl
      fedex, dispatch of documents, document courier, international courier, dunzo, document pickup, tender docs speed post
      docs by speed post, documents by courier, courier docs, docs couriered, courier of samples, samples courier
      samples to buyer, sample sent courier, courier agreements, courier to ca, courier invoice copies, courier parcel
      franch express, professional courier, trackon, dhl sample, fedex docs, ups parcel, india post, postal stamps
      post box rent, rpad, registered letter, inland letters, parcel to customer docs, dunzo docs, porter documents, wefast
      courier of papers, courier cheque book, courier papers, medicine courier, sample sent fedex, sample sent usa
      sample to usa, sample to buyer courier, documents posted, posting of documents, pod courier, pod dispatch courier
      lr copies courier
    `,
    'telephone-and-internet': `
      internet, internet bill, internet charges, wifi, wifi bill, wifi recharge, wi fi, broadband, broadband bill
      fibre bill, fiber bill, jio fiber, airtel bill, airtel, jio recharge, jio bill, vi bill, vodafone bill, bsnl bill
      mobile bill, mobile recharge, mobile recharges, phone bill, phone recharge, telephone bill, telephone, landline bill
      postpaid bill, prepaid recharge, sim recharge, sim cards, data pack, data card, dongle recharge, recharge
      recharge of staff mobile, lease line, leased line, act fibernet, toll free number, ivr number, dth recharge, tata sky
      cable tv, jio dongle, dongle, jio sim, airtel sim, sim recharge staff, sim card new, cug bill, cug mobile, mobile cug
      phone bill clinic, landline, landline broadband, broadband clinic, broadband shop, broadband site
      internet site office, internet shop, net bill, net recharge, wifi june, wifi office, wifi guest, hathway, act
      act june, excitel, tata play fiber, airtel fiber, airtel june, vi june, bsnl ftth, bsnl landline, mobile postpaid
      recharge sales team, mobile recharge staff, mobile recharge driver, recharge driver, data recharge
      tablet data recharge, gps sim recharge, cctv sim recharge, tata sky office, dth office, set top box, virtual number
      cloud telephony minutes, calling minutes, conference bridge line, mobile bills, mobile bills team, mobile bill sept
      postpaid bill boss, postpaid boss, mobile bill owner, mobile bill md, drivers mobile recharge, driver sim recharge
      school landline, internet new floor, fiber new floor, fiber internet, staff phones recharge, recharge staff phones
      recharge of phones, phones recharge
    `,
    'electricity-and-water': `
      electricity, electricity bill, electricity charges, electric bill, eb bill, eb charges, current bill, light bill
      power bill, power charges, bijli bill, bijli, bijli ka bill, bescom, mseb, msedcl, tneb, kseb, water bill
      water charges, water tax, water tanker, tanker water, water supply, corporation water, electricity shop
      electricity factory, electricity meter bill, sub meter electricity, piped gas bill, gas bill png, meter reading bill
      electricity arrears, solar electricity bill, msedcl june, mseb june, bescom june, tneb june, adani electricity
      torrent power, bses, uppcl, dgvcl, pgvcl, kseb june, apspdcl, tsspdcl, light bill june, light bill shop
      light bill godown, power bill june, power site, temporary connection bill, site meter bill, site electricity
      electricity site, electricity clinic, electricity flat office, electricity godown
      electricity reimbursement to landlord, electricity to landlord, common meter, meter bill, bijli june, bijli dukan
      tanker, tankers, tankers water, water tankers site, tanker paani, paani tanker, bore water charges
      municipal water bill, jal board, water bill june, nal patti, pani patti, cmwssb, bwssb, png bill, mahanagar gas bill
      current bill mill, mill current bill, water bill corporation, corporation water bill, electricity pump set
      pump house electricity, farm electricity, gym electricity, school electricity, yard electricity
      cold storage electricity, kseb bill, bescom bill, mgvcl bill, power bill factory
    `,
    'books-and-training': `
      training, training fee, training program, staff training, course, course fee, online course, udemy, coursera
      certification course, certification exam, exam fee, exam voucher, aws certification, workshop, workshop fee, seminar
      seminar fee, webinar, conference ticket, conference registration, conference pass, conference fee, delegate fee
      registration for conference, summit ticket, membership, membership fee, membership renewal, annual membership
      association membership, association fees, chamber membership, chamber of commerce, cii membership, nasscom, bni
      bni fee, rotary business, trade association, subscription of association, books, technical books, kindle, magazine
      magazine subscription, newspaper, newspaper bill, journal, journal subscription, standards purchase, isi standards
      library, cme, cme conference, medical conference, ima membership, coaching for staff, english class staff
      language class, skill training, pg course, course fees, course fees employee, course for hr manager
      mba sponsorship employee, certification fees, pmp exam, scrum certification, aws exam, iso training, posh training
      first aid training, fire drill training, sales training, excel training, soft skill training, communication training
      leadership program, iim course, executive program, bootcamp, udemy business, linkedin learning, oreilly, pluralsight
      masterclass, workshop on gst, gst seminar, tax seminar, export seminar, budget seminar, cme credits, dental conference
      ida, ida membership, ima fees, mci renewal doctor, council registration renewal doctor, bar council fee, icai fee
      icsi fee, cop fee, membership ficci, membership assocham, membership credai, credai fees, nar india membership
      realtors association, hotel association, nrai membership, fhrai, ahar membership, epch membership, aepc membership
      texprocil, fieo, fieo renewal, eepc, rcmc, rcmc renewal, merchant chamber, merchants association
      market association fees, vyapari mandal fees, industries association, midc association, startup club membership
      tie membership, ypo, eo fee, library fee, ebook, e books, reference books, law books, bare acts, taxmann
      business line, economic times, et print, times of india, newspapers june, paper bill june, paperwala, newspaper boy
      hbr subscription, the ken, mint subscription, trade magazine, medical journal, standards bis purchase
      conference tickets, conference delegate, tech conference, devcon ticket, summit pass, meetup ticket, webinar fee
      dentist conference, dental conference goa, conference registration goa, doctor conference, teachers training
      teacher training workshop, montessori course, trainer certification, gym trainer course, driver training
      pharmacist course, excel course, course for accounts, tally course staff, newspaper and magazines, magazines july
      association yearly fee, transport association fee, lorry owners association, chemist association fee
      school association fee
    `,
    donation: `
      donation, donation to trust, donation to temple, donation ngo, temple donation, mandir, mandir donation, mandir chanda
      chanda, ganpati chanda, puja chanda, church donation, masjid donation, gurudwara, orphanage, old age home
      blood donation camp, charity, csr, csr contribution, flood relief, relief fund, school sponsorship csr, gaushala
      annadanam, festival subscription locality, vargani, ngo contribution, langar, dahi handi, dahi handi mandal, mandal
      mandal vargani, ganpati mandal, ganpati, navratri, navratri chanda, ramleela chanda, jagran, jagran chanda, bhandara
      kirtan, satsang donation, temple renovation, temple, mandir construction, masjid, church, gurdwara sewa, sewa
      trust donation, school donation, blind school, deaf school, orphan children meals, blanket distribution
      food distribution poor, covid relief, cyclone relief, pm cares, cm fund, cancer society, red cross, rotary donation
      lions club donation, tree plantation csr, csr project, csr ngo, cow feed, gau seva, gaushala sewa, animal welfare
      blood camp, local festival contribution, festival contribution society, donation school building
      donation for building, school building donation, temple kumbhabhishekam, kumbhabhishekam, jatra donation, urs donation
      iftar donation, langar sewa, annadaan, daan, blanket daan, blankets donation, flood victims, contribution flood
      relief contribution, vargani festival, pandal chanda, local club donation, police welfare donation, gau daan
    `,
    materials: `
      raw material, raw materials, material purchase, materials, purchase of material, purchase of goods, goods purchase
      stock purchase, trading goods, purchase bill, supplier payment material, supplier advance material, steel
      steel plates, ms plate, ms angle, ms pipe, ss sheet, ss pipe, gi sheet, aluminium, aluminium sheets, alu sheets
      alu sections, brass, copper, copper wire, rods, bars, bright bars, coils, castings, forgings, bearings, seals
      oil seals, o rings, fasteners, nuts bolts, screws, washers, springs, carbide inserts, inserts, drills and taps
      cutting tools, cutting oil, coolant oil, lubricants, grease, hydraulic oil, welding rods, welding electrodes
      gas cylinders welding, oxygen cylinder, argon gas, consumables, grinding wheels, abrasives, paint and thinner, thinner
      chemicals, resin, polymer, granules, plastic dana, rubber sheets, electronic components, pcb, pcbs, ics, sensors
      cables wire stock, switchgear, motors stock, timber, plywood, laminates, veneer, hardware items, glass, mirror, foam
      leather, fabric, cotton fabric, cloth, kapda, yarn, cotton, silk, thread, threads, buttons, zips, lace, dyes, beads
      clay, bamboo, cane, jute, wool, brassware, handicraft items, artisan purchase, cement, cement bags, sand, m sand
      river sand, metal aggregate, aggregate, blue metal, jelly stone, gravel, bricks, blocks, aac blocks, tmt, tmt bars
      rebar, rmc, ready mix concrete, concrete, tiles, marble, granite, sanitary ware, sanitaryware, cp fittings, pipes
      pvc pipes, cpvc, wires, paints, putty, pop material, doors, window frames, flour, maida, atta, besan, sooji, rice
      basmati, dal, pulses, sugar, jaggery, salt, oil tins, cooking oil, edible oil, ghee, butter, paneer, cheese, cream
      milk powder, curd, eggs, egg trays, chicken, mutton, fish, prawns, meat, vegetables, veg purchase, sabzi, sabji, onion
      potato, tomato, fruits for juice, dry fruits, cashew, almonds, spices, masala, masale, tea leaves stock
      coffee beans stock, yeast, bakery ingredients, chocolate compound, colours flavours, essence, ice cream stock
      soft drink stock, bread, pav, mandi, mandi purchase, kirana stock, maal, maal kharidi, kharidi, kharid, medicines
      medicine stock, surgical items, surgicals, gloves, masks, syringes, cotton gauze, implants, dental material
      dental materials, composites, impression material, reagents, lab reagents, test kits, x ray films, oxygen, vaccines
      lenses, frames, spare parts, spares, components, job material, fertilizer, seeds, cattle feed, poultry feed, livestock
      scrap purchase, old metal purchase, mobile stock, garment stock, shoes stock, toys stock, jewellery stock
      gold for making ornaments, stones, diamonds, m seal, mseal, araldite, adhesive, fevicol stock, fevikwik, sealant
      silicone sealant, epoxy, hardener, paint buckets, primer, enamel paint, emulsion, distemper, hosiery cloth
      hosiery fabric, knitted fabric, denim, linen fabric, silk fabric, chiffon, georgette, rayon, polyester fabric
      grey cloth, grey fabric, lining, interlining, elastic, labels garments, hang tags, sequins, zari, mirror work material
      embroidery thread, saria, sariya, saria ton, 8mm saria, tmt saria, steel ton, rod ton, binding wire, gitti, bajri
      reti, ret, crusher, crusher dust, crush sand, murum, stone, khadi, fly ash bricks, red bricks, aac, cement june
      cement trucks, cement bulk, ppc cement, opc cement, ready mix, rmc m25, rmc bill, concrete m25, admixture
      waterproofing chemical, tile adhesive, grout, kota stone, kadappa, shuttering ply, plywood sheets, mdf, particle board
      sunmica, hinges, handles, locks stock, door frames, shutters stock, aluminium section, upvc section, toughened glass
      electrical material, electric material site, plumbing material, sanitary material, pipes and fittings, cables site
      conduit, switches, mcb stock, panel board material, light fittings stock, fan stock, gear blanks, gear blank, blanks
      shafts, shaft material, flanges, bushes, pins, dowels, circlips, gaskets, oil seal, o ring, oring, rubber parts
      moulded parts, plastic parts, injection parts, sheet metal parts, turned parts, bought out parts, bop items
      sub assemblies, raw castings, ci casting, sg iron casting, aluminium casting, die cast parts, forged parts, en8, en24
      en31, round bar, flats, ss304, ss316, hr coil, cr coil, gp sheet, ms sheet, brass rod, copper rod, copper strip
      tool steel, carbide, tools inserts, taps, endmill, drills, reamers, emery, grinding wheel, cut off wheel, electrodes
      mig wire, co2 gas cylinder, argon, dissolved acetylene, cutting gas, oxygen gas, nitrogen cylinder, hydraulic oil drum
      coolant, grease bucket, hardware nut bolts, allen bolts, screws box, rivets, anchor fasteners, mutton kg, lamb
      chicken kg, broiler, seafood, prawns kg, fish kg, crab, eggs tray, paneer kg, dahi, khoya, mawa, amul butter
      cheese blocks, milk for kitchen, vegetables june, veg bill, sabzi mandi, sabji bill, onions bag, potatoes bag
      tomatoes crate, leafy, mushrooms, fruits mandi, lemons, coconuts, ginger garlic, green chilli, dal rice, rice bags
      basmati bags, wheat, atta bags, maida bag, rava, poha, noodles, pasta, sauces, ketchup, mayonnaise, soya sauce
      vinegar, masala kg, haldi mirchi, elaichi, saffron, kaju, badam, kishmish, refined oil, mustard oil
      sunflower oil tins, groundnut oil, ghee tins, dalda, sugar bags, gur, salt bags, food colour, baking powder, chocolate
      cocoa, vanilla, whipped cream, cake premix, premix, ice cubes, ice, ice blocks, coal, charcoal, coal tandoor, firewood
      lpg kitchen, commercial gas cylinder, commercial lpg, gas cylinder hotel, lpg cylinders restaurant, bar stock
      liquor stock, wine stock, beer stock, cold drink crates, mineral water stock, coffee beans kg, tea dust kg
      kirana bill kitchen, kirana bill hotel, kitchen raw material, anaesthesia, anaesthesia vials, lignocaine, vials
      sutures, suture material, needles, disposables, syringe box, cannula, iv sets, iv fluids, saline, bandage
      dressing material, cotton rolls, gauze, gloves box, masks box, sanitizer stock, betadine, spirit, injections
      pharma stock, tablets stock, vaccine stock, bone graft, implant kit, implants dental, brackets ortho, aligner material
      alginate, gic cement, bonding agent, burs, endo files, files dental, gp points, x ray film, contrast dye, test strips
      reagent kit, slides, blood tubes, surgical, consumables clinic, lenses stock, spectacle frames, hearing aids
      stock lot, lot purchase, closeout stock, imported stock local purchase, distributor stock, goods, goods from party
      goods received, maal aaya, maal liya, saman, samaan, saman kharida, kachha maal, kacha maal, purchase from farmer
      farmer payment, kisan payment, crop purchase, paddy, cotton bales, coir, terracotta, brass items, handloom
      sarees purchase, kurtis, readymade stock, footwear stock, toys, books stock, stationery stock
      mobile accessories stock, electronics stock, tv stock, battery stock, spare stock, auto parts, auto parts stock
      tyres stock, lubricant stock, crackers stock, gifts stock, flowers stock, nursery plants stock, seeds stock, feed bags
      castings pattern, advance for castings, castings advance, sand loads, river sand lorry, art paper, art paper reams
      paper reams stock, offset ink, ink and plates press, plates offset, new tyres, tyres fleet, tyres jk, tyres mrf
      tyres apollo fleet, story books, puzzles kits, kids kits, activity kits, books for students, school kits stock
      uniform stock students, text books stock, worksheets stock, medicines stock, stockist bill, pharma distributor
      pharma stockist, cipla distributor, sun pharma stockist, distributor payment medicines, medicine distributor
      ayurvedic medicines stock, otc stock, baby products stock, protein stock, supplements stock, whey protein stock
      merchandise gym stock, urea, dap, potash, fertilizer bags, fertiliser, manure, cow dung manure, vermicompost
      pesticide, pesticides, insecticide, fungicide, weedicide, tomato seeds, saplings, seedlings, plants nursery purchase
      drip pipes, mulching sheet, shade net, cattle feed june, dry fodder, fodder, hay, silage, chicks purchase
      calf purchase, cow purchase, goats purchase, fish seed, surmai, pomfret, rawas, boneless chicken, chicken boneless
      mutton leg, eggs 10 trays, gas cylinder kitchen, gas cylinder 19kg, 19kg cylinder, commercial gas, kitchen gas
      poha besan, besan oil, idli rice, urad dal, toor dal, mustard, cashew pieces, cement 50 bags, 50 bags cement
      gypsum boards, gypsum board, conduits, electrical conduits, conduits boxes, switch boards, rmc m30, m30, m20 concrete
      fly ash, aggregates 20mm, 20mm metal, 6mm metal, pcc blocks, saria 12mm, castings po, ci castings, sg castings
      castings 70 advance, gear casting, plumbing items, plumbing items stock, items stock, stock from agency, agency stock
      stock order distributor, brass artware, brass artware moradabad, artware, artware karkhana, karkhana purchase
      wooden artware, iron artware, glassware stock, candles stock, silk cloth, cotton cloth mtr, cloth mtr, silk mtr
      gloves masks, gloves masks syringes, masks syringes, dental cement, impression, surgical gloves
    `,
    packaging: `
      packing material, packing materials, packaging, packaging material, packaging boxes, boxes, carton, cartons
      carton boxes, corrugated box, master cartons, takeaway boxes, food containers, parcel containers, container lids
      pouches, stand up pouches, zip pouches, carry bags, paper bags, poly bags, polybags, plastic covers, ld covers
      courier bags, bubble wrap, bopp tape, packing tape, brown tape, stretch film, shrink film, shrink wrap, labels
      product labels, sticker labels product, bottles, glass bottles, pet bottles, jars, pet jars, caps and bottles, tins
      tin containers, gunny bags, jute bags packing, hdpe bags, pp bags, woven sacks, wooden crates, wooden boxes, pallets
      wooden pallets, strapping roll, thermocol, foam sheets packing, silver foil containers, paper cups stock, cake boxes
      gift boxes stock, pizza boxes, tetra pack, blister pack, silica gel, honeycomb, honeycomb sheets, corner guards
      edge protectors, edge board, angle board, packing foam, epe foam, air bubble, thermocole, thermocol boxes, dabba
      parcel dabba, dabbe, mithai dabba, sweet boxes, cake box, pizza box, food boxes, meal boxes, bagasse plates
      paper plates, plastic containers, aluminium foil, foil containers, cling film, butter paper, tissue paper packing
      paper glass, straws, cutlery packing, wooden spoons, bags for parcel, takeaway bags, brown bags, kraft bags, carry bag
      nonwoven bags, printed bags, printed pouch, printed pouches, laminated roll, roll film, bopp, labels printed
      stickers product, batch stickers, mrp stickers, barcode labels product, shrink sleeve, bottles caps, bottle caps
      glass jars, jerry cans, drums empty, barrels empty, tins empty, buckets packing, hdpe, woven bags, bori, bardana
      gunny, jute sacks, sutli, strap, pp strap, strapping, stretch roll, master carton, mono carton, cartons printed
      duplex box, corrugated, corrugated sheets, box bill, rigid boxes, gift boxes packing, jewellery boxes, shoe boxes
      garment poly, polybag, hangers packing, tags and poly, export cartons, wooden crate, wood packing, pallet, plywood box
      silica, desiccant, void fill, courier cover, courier bags packing, tamper bags, bubble mailer, invoice pouch
      pouches 1kg, printed pouches kg, export boxes, export boxes ply, 7 ply boxes, 5 ply cartons, 5 ply master cartons
      parcel containers lids, containers and lids, lids, medicine covers, paper covers medicine, strip covers
      crates vegetables, plastic crates packing, banana boxes, tomato boxes, fruit boxes, net bags, leno bags
      milk pouches film, egg trays packing, gunny bags paddy, sacks paddy, printed covers
    `,
    'import-of-goods': `
      import payment, import of goods, import advance, import from china, china supplier, china shipment payment
      overseas supplier, foreign supplier goods, import lc, lc payment, lc retirement, tt for import
      usd advance for machine parts, import bill, eur supplier invoice goods, outward remittance goods, import balance 70
      tt advance, 30 tt advance, tt balance, tt to supplier, advance to china, shenzhen supplier, ningbo, guangzhou
      yiwu goods, alibaba supplier, molds import, import molds, import machine parts, import of components
      import shipment balance, against bl copy, overseas vendor goods, germany supplier parts, japan supplier
      taiwan supplier, korea supplier, vietnam supplier, import usd balance, lc at sight, lc opening margin goods
      usance lc payment, high sea purchase, bill of entry supplier payment, china payment, china payment lights
      china payment pct, payment to china, tt china, korean bearings, tt korean, tt balance supplier abroad
      import lights china, import treadmill china supplier, import toys china
    `,
    'shipping-to-customers': `
      shiprocket, shiprocket recharge, shipping charges orders, shipping of orders, delhivery, delhivery bill, xpressbees
      ecom express, shadowfax, nimbuspost, order delivery charges, ecommerce shipping, shipping wallet, cod shipping
      delivery partner charges, last mile delivery, order shipping recharge, rto charges shipment return
      shipping june orders, orders shipping, order courier d2c, d2c shipping, delivery of orders, delivery charges orders
      shiprocket wallet, shiprocket june, nimbus, delhivery june, xpressbees june, bluedart ecommerce, ekart
      amazon easy ship fee, dunzo delivery order, porter delivery to customer, borzo orders, shadowfax riders
      rider payout delivery orders, shiprocket rs, shiprocket load, delhivery cod remittance charges, dtdc ecommerce parcels
      orders delivery charges, customer parcels shipping
    `,
    'customer-refund': `
      refund to customer, customer refund, refund to client, refund order, order refund, order cancelled refund
      refund wrong item, refund damaged product, refund of advance to customer, advance returned to customer
      advance returned to client, booking cancelled refund to customer, return refund, refund for return order
      money back to customer, goods returned refund, goods return by customer, cancelled booking refund, refund to patient
      patient refund, fee refund to student, excess received refunded to customer, sale return refund, credit note refund
      customer deposit refund order, grahak ko wapas, refunded patient, refund patient aligners, refund student
      refund guest, guest refund, refund booking flat, flat cancelled refund, flat booking cancelled
      booking cancelled refund, cancelled flat refund, refund customer wrong size, exchange refund, refund damaged
      refund short supply customer, refund excess payment customer, customer advance refunded, order advance refunded
      event cancelled refund client, client refund, refund retainer client, subscription refund customer, refund to user
      chargeback paid, customer paid twice refund, double payment refund customer, refund unit return
      return order paid back, refund treatment cancelled, treatment cancelled refund, refund mrs treatment
      fee refund withdrawal student, admission cancelled refund, student withdrawal refund, membership cancel refund
      membership refund, gym refund, trip cancelled refund customer, returned medicine refund, medicine return refund
      refund customer medicine, party hall cancelled refund, hall cancelled advance given back, advance given back customer
      given back to customer, refund customer saree, wrong item customer refund, patient advance returned
    `,
    'bank-charges': `
      bank charges, bank charge, sms charges bank, neft charges, rtgs charges, cheque book charges, dd charges
      dd commission, demand draft charges, bank guarantee commission, bg commission, lc charges, loan processing fee
      processing fee for loan, processing charges od, renewal charges cc limit, documentation charges loan, locker rent
      min balance charges, account maintenance charges, bank stationery charges, stop payment charges, cash handling charges
      dd making, dd making charges, bank commission, bg charges, bg renewal, lc opening charges, stock audit charges bank
      valuation charges bank, cersai, mortgage charges bank, ecs mandate charges, nach mandate charges, statement charges
      signature verification, cheque book, debit card charges, bank sms, account closure charges, limit renewal
      limit enhancement fee, pf loan processing, loan processing, foreclosure charges, prepayment charges
      balance certificate, solvency certificate
    `,
    'payment-gateway-fees': `
      razorpay fees, payment gateway charges, gateway charges, pg charges, mdr charges, pos machine rent, edc machine rent
      swipe machine charges, soundbox rent, payout charges, gateway setup fee, stripe fees, upi autopay charges, pos rent
      pos rental, card machine rent, card swipe charges, swipe charges, mdr, razorpay charges, payu charges, instamojo fee
      paytm charges, phonepe soundbox, sound box, qr rent, gateway annual fee, gateway maintenance, swiping machine rent
      swiping machine, swipe machine rent, card machine charges, edc rent
    `,
    'forex-charges': `
      forex charges, forex markup, swift charges, firc charges, remittance charges, tt charges, inward remittance charges
      currency conversion charges, brc charges, ebrc charges, export bill charges, export collection charges
      foreign bank charges, inward remittance commission, bill realisation charges, edpms charges, firc, brc, ebrc, edpms
      idpms, swift, forex, inward charges, remittance commission, ad code registration fee bank, export bill
      export documents collection, forward contract charges, forward cancellation charges
      exchange loss on conversion charges, nostro charges, bank charges on export, lc negotiation charges
      lc advising charges
    `,
    'overdraft-interest': `
      od interest, cc interest, interest on od, interest on cc, overdraft interest, cash credit interest
      working capital interest, bank interest debited, interest on working capital, packing credit interest, pcfc interest
      bill discounting interest, interest on bill discounting, wcdl interest, limit interest, cc int, cc a c int
      cc account int, od int, interest cc account, interest od account, int on cc, int on od, limit int, overdraft int
      interest on limit, cash credit int, packing credit, pcfc int, epc interest, bd interest, lc interest, wcdl int
      dlod interest, odap interest, kcc interest, kcc int, crop loan interest, interest cc july, interest charged od
      od interest july, limit interest july
    `,
    'loan-emi': `
      emi, loan emi, car loan emi, vehicle emi, truck emi, tempo emi, bike emi, machine loan emi, machinery loan
      term loan instalment, loan instalment, loan installment, loan repayment bank, car loan, car loan repayment
      vehicle loan, vehicle loan repayment, truck loan, business loan repayment, bajaj finance emi, hdfc loan emi
      home loan emi, emi of machine, emi of laptop, equipment loan, gold loan repayment, mudra loan, tractor loan, nbfc loan
      instalment of loan, kist, loan kist, loan ki kist, gaadi ki kist, creta loan, bolero loan, property loan emi, lap emi
      eicher loan, eicher loan kist, tata ace loan, innova loan, creta emi, swift emi, scorpio loan, tempo loan
      tractor kist, jcb loan, jcb emi, crane loan, excavator emi, x ray machine emi, dental chair emi, equipment emi
      machine emi, lathe loan, vmc loan, cnc loan emi, solar loan, roof top solar loan, shop loan, office loan
      premises loan, building loan emi, home loan, lap, gold loan, od to term loan instalment, gecl, gecl instalment
      covid loan, mudra kist, pmegp loan, sidbi, sidbi instalment, hdb loan, bajaj loan, tata capital emi, chola loan
      shriram loan, mahindra finance, sundaram finance, hero fincorp, iifl loan, muthoot, manappuram, lendingkart emi
      flexiloans, capital float, indifi, recur club, venture debt instalment, innoven, alteria, trifecta, laptop emi
      phone emi, loan principal, principal and interest, loan principal repayment, part prepayment loan, loan closure
      loan foreclosed, loan part payment bank, vehicle finance, car finance, machinery finance, hypothecation loan
      hp instalment, truck loan emi, truck installment, jcb installment, jcb kist, tractor emi, bus loan emi
      school bus loan, treadmill emi, gym equipment emi, equipment finance emi, kcc repayment, crop loan repayment
      dairy loan emi, cow loan emi, working capital term loan emi, finserv emi, finserv loan, bajaj emi
      auto loan installment, loan installment july, swift car emi, loan 12th emi
    `,
    'bounce-charges': `
      cheque bounce charges, cheque return charges, ecs bounce charges, nach return charges, emi bounce charges
      bounce penalty, ach return charges, inward return charges
    `,
    'general-insurance': `
      insurance, insurance premium, insurance renewal, fire insurance, fire policy, shop insurance, office insurance
      stock insurance, burglary policy, car insurance, vehicle insurance, bike insurance, truck insurance, tempo insurance
      scooter insurance, two wheeler insurance, machinery insurance, machinery breakdown policy, marine insurance
      marine policy, transit insurance, cargo insurance, cyber insurance, professional indemnity, indemnity policy
      doctor indemnity, directors and officers policy, directors liability insurance, public liability
      workmen compensation policy, wc policy, plate glass policy, contractor all risk, contractors all risk policy
      erection policy, ecgc premium, credit insurance, bima, gaadi ka bima, third party insurance, insurance of building
      swift insurance, creta insurance, innova insurance, car insurance renewal, activa insurance, scooty insurance
      two wheeler policy, bolero insurance, truck policy, tempo policy, tractor insurance, fleet insurance
      commercial vehicle insurance, goods in transit, delivery van insurance, insurance of van, shop policy
      shopkeeper policy, shopkeeper insurance, package policy, office package policy, stock policy, godown insurance
      factory insurance, fire and burglary, burglary, machinery policy, boiler insurance, electronic equipment insurance
      laptop insurance, camera insurance, car policy site, contractors all risk, car policy project, erection all risk
      workmen compensation, wc policy labour, employees compensation policy, public liability policy, product liability
      product liability insurance, commercial general liability, cgl policy, cyber policy, do insurance
      professional indemnity doctor, doctors indemnity, clinic insurance, event insurance, shoot insurance, marine
      marine open policy, marine cover, export credit insurance, ecgc, trade credit insurance, bond insurance surety
      surety bond premium, fidelity insurance, money insurance, cash in transit insurance, crop insurance, cattle insurance
      insurance endorsement, insurance broker premium, policy renewal, policy bazaar car, fleet insurance trucks
      truck insurance united, trucks insurance, bus insurance, school bus insurance, cow insurance, crop insurance premium
      tractor policy, jcb insurance, insurance of jcb, insurance bikes, insurance of delivery bikes
      delivery bikes insurance, gym insurance, school insurance, stock insurance premium, burglary policy godown
      fire policy godown, transit policy, carrier liability insurance, carriers legal liability, machinery insurance premium
    `,
    computers: `
      laptop, laptops, laptop purchase, new laptop, dell laptop, hp laptop, lenovo laptop, macbook, macbook pro, macbook air
      desktop, desktops, computer, computers, computer purchase, pc purchase, cpu purchase, monitor, monitors, inch monitor
      inch monitors, lcd monitor, server purchase, nas storage, ipad, tablet, tablets, mobile phone, mobile phones
      new mobile, mobile handset, iphone, samsung phone, printer purchase, new printer, laser printer, barcode printer
      scanner, projector purchase, cctv cameras purchase, cctv installation, dvr, biometric machine, attendance machine
      router purchase, network switch purchase, firewall device, ups purchase, new ups, tv for office, smart tv
      graphics card, ram upgrade, workstation pc, epson printer, dell vostro, dell latitude, hp probook, lenovo thinkpad
      thinkpads, asus laptop, acer laptop, refurbished laptop, refurbished laptops, second hand laptop, nos laptops
      laptops for new joinees, laptop for developer, laptop for intern, mac mini, imac, mac studio, macbooks, wacom tablet
      wacom, drawing tablet, pen tablet, graphic tablet, ipad pro, samsung tab, android tablets, tablets for waiters
      tablets for sales team, iphone for, pixel phone, test devices, test phone, mobile for sales, mobile handsets staff
      redmi phone, samsung mobile, office phone epabx, epabx system, ip phones, desktop pc, assembled pc, gaming pc editor
      editing pc, workstation, render machine, server hp, dell server, rack server, nas, synology, ups 1kva, online ups
      inverter ups, network rack, switch 24 port, cisco switch, access points, wifi mesh, firewall, fortinet
      barcode scanner, receipt printer, billing machine, billing pc, pos machine purchase, pos terminal purchase
      kot printer purchase, label printer, epson ecotank, printer new, hp laserjet, plotter purchase, canon printer
      scanner purchase, document scanner, biometric device, face attendance machine, cctv, cctv cameras, cctv system
      cctv setup, dvr nvr, video conferencing device, logitech meetup, tv 55 inch, led tv, display screen store
      digital display, dell monitor, benq monitor, lg monitor, 4k monitor, ram and ssd upgrade, ssd upgrade, iphone 16
      iphone 15, iphone 17, mobile phone for manager, phone for manager, mobile for driver, tablet for teachers, smart board
      interactive panel, smart class panel, projector classroom, server and rack, rack and server purchase, billing computer
      computer for billing, computer for reception, desktop reception, desktop for, cctv for yard, cctv for school
      gps devices trucks, biometric gym, access control machine, turnstile
    `,
    furniture: `
      furniture, office furniture, furniture advance, chairs, office chairs, chair purchase, executive chairs
      visitor chairs, tables, office tables, conference table, workstations, desks, office desk, height adjustable desk
      sofa, sofa set, cupboard, almirah, steel almirah, steel rack, racks, storage racks, display racks, display counter
      filing cabinet, cabinet, interiors, interior work, office interior, shop interior, fit out, fitout, fit out contractor
      false ceiling, partition, glass partition, modular kitchen, blinds, curtains, carpet, flooring vinyl office
      reception table, furniture for shop, wooden counter, bunk beds staff, mattresses, stools and tables restaurant
      restaurant furniture, waiting chairs, reception sofa, sofa set clinic, side table, centre table, coffee table office
      waiting area chairs, office chair, ergonomic chair, ergonomic chairs, gaming chair, bar stools, restaurant chairs
      restaurant tables, dining tables outlet, outdoor furniture, standing desk, adjustable desk, computer table
      computer tables, study table, work table, drafting table, drawing table, counter table, cash counter, billing counter
      reception counter, display rack, gondola racks, slotted angle rack, heavy duty racks, mezzanine rack, steel racks
      file rack, bookshelf, locker cabinet, lockers, safe locker purchase, tijori, godrej almirah, godrej cupboard, pedestal
      drawer unit, storage unit, modular workstation, cubicles, acoustic pods, phone booth office, partitions
      cabin partition, glass cabin, cabin work, pop ceiling office, wallpaper office, roller blinds, vinyl flooring
      carpet tiles, artificial grass, interiors advance, interior advance, interior final payment
      interior designer execution, turnkey interiors, office fitout, shop fitout, fit out balance, fitout advance
      civil and interior shop, carpentry office, woodwork office, wardrobe, beds staff quarters, mattress staff quarters
      ikea furniture, pepperfry, featherlite, godrej interio, nilkamal chairs, plastic chairs, racks medicines
      medicine racks, shop racks, counter and racks, glass counter, display counter medicines, kids tables chairs
      kids chairs, school benches, benches, desk benches, lockers gym, gym lockers, locker units, reception table gym
      mirrors gym, cupboards and table, cupboards, table for cabin, dental cabinet, cabinet and chairs, wooden chairs
      30 chairs, chairs and tables restaurant, sofa waiting, cots staff, beds hospital furniture, bunk bed
    `,
    'machinery-and-vehicles': `
      machine, machine purchase, new machine, machine advance, machine balance, machine token, second hand machine
      old machine purchase, lathe, lathe machine, cnc machine, vmc machine, drill machine, drilling machine, milling machine
      press machine, power press, hydraulic press, shearing machine, welding machine, compressor purchase, new compressor
      air compressor, generator purchase, genset purchase, new genset, boiler purchase, oven, deck oven, combi oven, tandoor
      deep freezer, freezer, refrigerator, fridge, fridge purchase, cold room, chiller purchase, ice machine, mixer machine
      dough mixer, kneader, grinder machine, packing machine, sealing machine, sewing machine, sewing machines
      embroidery machine, stitching machine, printing machine, die, dies and moulds, mould, moulds, new mould
      weighing machine, weighbridge, forklift purchase, stacker, pallet truck, eot crane, solar panels, solar plant
      air conditioner, new ac, ac purchase, split ac, water cooler, ro plant, lift purchase, car purchase, new car
      car booking amount showroom, car down payment, vehicle purchase, new vehicle, bike purchase, new bike
      scooter purchase, new scooter, truck purchase, tempo purchase, down payment, down payment for vehicle, dental chair
      x ray machine, ultrasound machine, autoclave, ecg machine, hospital beds, medical equipment, lab equipment, microscope
      camera purchase, camera body, lens purchase, drone purchase, lights purchase studio, concrete mixer purchase
      vibrator machine, coffee machine purchase, chimney purchase, dishwasher, washing machine, transformer
      electrical panel, control panel, tandoor new, new tandoor, gas tandoor, dosa plate, dosa bhatti, burner range
      cooking range, griddle, salamander, fryer, deep fryer, bain marie, chapati machine, roti maker machine, chakki machine
      pulveriser machine, masala machine, wet grinder, planetary mixer, spiral mixer, pizza oven, convection oven
      rotary oven, proofer, visi cooler, under counter fridge, chest freezer, walk in cooler, blast chiller
      ice cube machine, soft serve machine, juicer machine, espresso machine, coffee machine, dish washer, exhaust hood
      exhaust system, kitchen setup, kitchen equipment, sony camera, sony fx3, sony a7, canon r5, cinema camera, lens
      sigma lens, gimbal, dji ronin, drone, dji mavic, lights godox, studio lights, softbox lights, audio recorder, rode mic
      lapel mics, teleprompter, editing console, 3d printer, laser engraver, cnc router, vmc, lathe token, second hand lathe
      old lathe, press brake, shearing, injection machine, moulding machine, blow moulding machine, extruder
      crusher machine, ball mill, mixer machine purchase, batching plant, concrete pump, transit mixer purchase, tower crane
      hoist, passenger hoist, material hoist, bar bending machine, bar cutting machine, needle vibrator purchase
      plate compactor, breaker machine, core cutter machine, total station, auto level purchase, jcb purchase
      excavator purchase, tractor purchase, dumper purchase, truck down payment, eicher truck, tata ace purchase
      bolero pickup purchase, delivery van, delivery vehicle, ev scooter, electric scooter, electric 3 wheeler
      activa purchase, innova purchase, creta booking, car booking, car advance showroom, juki machine, overlock machine
      buttonhole machine, knitting machine, loom, power loom, warping machine, steam iron boiler, ironing table machine
      fusing machine, cutting machine, band knife, pleating machine, dyeing machine, screen printing machine
      label printing machine, vacuum packing machine, band sealer, filling machine, capping machine, labelling machine
      shrink machine, strapping machine, weighing scale, platform scale, metal detector machine, opg machine, rvg sensor
      dental scaler, ultrasonic cleaner, endomotor, laser dental, ultrasound, cbc analyser, centrifuge, patient monitor
      ventilator, ot light, ot table, hospital bed, suction machine, oxygen concentrator purchase, generator
      dg set purchase, silent generator, solar inverter, ht panel, servo stabilizer, screw compressor, dust collector
      effluent plant, etp, stp plant, water softener, cooling tower, chiller, ahu, ac 1.5 ton, acs new office, tower ac
      vrf system, lift, goods lift, hydraulic lift, forklift, reach truck, hand pallet truck, fire extinguishers new
      fire pump, treadmill office, treadmills, treadmill, treadmills booking, cross trainer, spin bikes, dumbbells set
      weights set, gym equipment, gym machines, power tiller, tiller, rotavator, sprayer machine, milking machine
      chaff cutter, bulk milk cooler, tractor, tractor trolley, harvester, pump set, submersible pump, solar pump
      drip system, polyhouse equipment, playground slide, slide and swings, swings, play equipment, see saw, merry go round
      school bus purchase, school van purchase, truck chassis, new truck, trailer purchase, container purchase
      medicine fridge, fridge medicines, pharma refrigerator, concrete mixer, mixer new, concrete mixer new
      second hand fryer, fryer and oven, second hand oven, commercial fridge, ac 2 ton, split purchase ac, 2 ton ac, ac new
      stitching machines, machines 10 stitching, adv stitching machines
    `,
    'security-deposit': `
      security deposit, rent deposit, rental deposit, deposit for office, deposit for shop, deposit for flat
      deposit new office, office deposit, shop deposit, godown deposit, deposit to landlord, electricity deposit
      electricity security deposit, meter deposit, gas deposit, cylinder deposit, caution deposit, emd, emd for tender
      emd payment, earnest money, tender deposit, tender emd, performance security, bid security, pagdi deposit
      lease deposit, deposit for machine rental, water connection deposit, customs deposit bond
      deposit to electricity board, hostel deposit staff, months deposit, 3 months deposit, 6 months deposit
      2 months deposit, deposit 10 months, advance deposit rent, refundable deposit, refundable security, deposit flat
      deposit office koramangala, deposit warehouse, deposit kiosk, deposit coworking, deposit for stall
      deposit for exhibition, deposit electricity, deposit msedcl, load enhancement deposit
      additional security deposit electricity, water deposit, lpg deposit, telephone deposit, internet deposit
      rent security, pagdi, tender fee and emd, emd pwd, emd tender, emd gem, emd railway, sd tender, retention deposit
      performance guarantee deposit, mall deposit, franchise deposit, dealership deposit, distributor deposit
      agency deposit, machine rental deposit, vehicle lease deposit, road cutting deposit, municipal deposit, labour deposit
      scrutiny deposit, deposit gas connection, gas connection deposit, deposit to landlord new clinic, deposit landlord
      landlord deposit, security new godown, security for shop, security of godown, security of shop, security amount
      security amount godown, security amount flat, school building deposit, rental security, fleet card deposit, emd gail
      emd tender transport, fuel pump deposit, mandi shop deposit, mandi license deposit
    `,
    'own-account-transfer': `
      own account transfer, transfer to own account, self transfer, transfer to our account, to our hdfc account
      to our sbi account, to icici current account, to other bank account, own fund transfer, fund transfer self
      transfer to savings own, transfer to od account, transfer to cc account, inter bank transfer own
      transfer to branch account, self, fund to kotak, fund to our account, transfer to kotak ours, to kotak ca, to axis ca
      to our kotak ca, to our icici, to our sbi, funds to hdfc account, funds moved to other account, moved to od account
      moved to cc account, to escrow own, rera account transfer, to rera account, from rera to current, to payroll account
      to dividend account own, to branch imprest account, sweep to savings own, to our axis, to our axis ac, to our icici ac
      to our pnb, to own idfc, transfer to own idfc, own idfc account, own account idfc, funds to own account
    `,
    'fixed-deposit': `
      fd, fd made, fixed deposit, fixed deposit made, fd booked, fd created, new fd, transfer to fd, rd instalment
      recurring deposit, fd opened, term deposit placed, fd 1 yr, fd for bg margin, fd lien, fd against od, fd renewed
      new fd bank, fixed deposit bank, rd, rd monthly bank, auto fd, fd 5 lakh, fd 1 year, fd lakh, fd one year
      fd for 1 year, put in fd
    `,
    'credit-card-payment': `
      credit card bill, credit card payment, cc bill, cc payment, card bill, amex bill, amex payment, hdfc card payment
      icici card bill, sbi card payment, cred payment card, credit card dues, axis cc dues, axis cc, hdfc cc, icici cc
      sbi cc, amex, amex corporate, corporate card dues, card dues, card bill june, cc dues june, cc outstanding, onecard
      cred, cred bill
    `,
    'wallet-top-up': `
      wallet load, wallet topup, razorpayx topup, payout account load, paytm wallet load, add money wallet
      cashfree payout topup, happay load, prepaid card load, petty cash card load, topup payout account, razorpayx
      cashfree wallet, paytm business wallet, happay, zaggle, kodo wallet, fuel card load, prepaid card
    `,
    'cash-withdrawal': `
      cash withdrawal, cash withdrawn, cash withdrawn for petty cash, atm withdrawal, atm cash, cash for office, petty cash
      petty cash withdrawal, self cheque cash, cash for wages withdrawn, cash drawn, cash for expenses withdrawn
      imprest cash withdrawn, nakad nikala, self for wages cash, self cheque, self wages cash, cash for wages
      cash for labour, cash for site, cash for site labour, cash for market, cash for mandi, cash for petty, petty cash site
      petty cash shop, petty cash clinic, cash taken from bank, cash from bank, cash withdrawn bank, cash for diwali, nagad
      nagad kadhle, bank se nikala, atm, atm cash withdrawn, cash withdrawal labour, cash for petty exp, cash petty exp site
      cash for drivers, cash for trip, cash for farm labour
    `,
    drawings: `
      drawings, drawings by proprietor, proprietor drawings, partner drawings, drawing for household
      household expenses drawings, personal drawings, personal withdrawal proprietor, house expenses proprietor
      drawings partner a, ghar kharcha drawings, withdrawn by partner, withdrawn for home by partner, partner withdrawal
      partner drawings household, proprietor withdrawal, proprietor household, owner drawings, self drawings proprietor
      drawings income tax proprietor, drawings school fees, drawings lic, personal expenses of partner
      personal expenses proprietor, ghar ke liye proprietor, house expense partner, drawings house construction
      drawings aug, drawings household aug, proprietor drawings aug, partner house drawings, drawings daughter fees
    `,
    'partner-remuneration': `
      partner remuneration, partners remuneration, remuneration to partners, partner salary, working partner remuneration
      partner rem, partners rem, partner monthly remuneration, remuneration partner june, partner commission on profit
    `,
    'partner-interest': `
      interest on partner capital, interest on partners capital, interest on capital, interest to partners, partner interest
      interest on capital partner
    `,
    'intercorporate-interest': `
      icd interest, interest on icd, interest on inter corporate deposit, inter corporate deposit interest
      interest on inter corporate loan, interest paid on unsecured loan from company
    `,
    royalty: `
      royalty, royalty fee, royalty payment, brand royalty, trademark royalty, franchise royalty, trademark licence fee
      royalty for quarter, brand licence fee
    `,
    'fit-out-works': `
      fit out works contract, interior works contract, fitout contractor running bill, interior contractor running bill
    `,
    'director-loan-repayment': `
      director loan repayment, director loan repaid, loan repaid to director, loan returned to director
      repayment of loan to director, founder loan repaid, founder loan returned, unsecured loan repaid to director
      return of director loan, promoter loan repaid, director loan part payment, loan from director returned, md loan repaid
      repaid unsecured loan md, returned to director, returned to director his loan, director loan back
      loan back to director, loan back to founder, refund of director loan, promoter funds returned, director money returned
      partial director loan, unsecured loan of director repaid, director unsecured loan repaid, loan of director repaid part
      director loan returned part
    `,
    'dividend-paid': `
      dividend, dividend paid, interim dividend, final dividend, dividend to shareholders
    `,
    'to-be-clarified': `
      payment, paid, amount, balance, part payment, final payment, full payment, advance, adv, token, token amount
      settlement, old balance, pending amount, dues, account settled, as discussed, as per talk, as agreed, on account, cash
      transfer, fund transfer, money, urgent, help, for you, thanks, thank you, ok, test, misc, miscellaneous, others
      other expenses, sundry, general, expense, expenses, site expense, for work, work, personal, family, home, house, wife
      brother, mother, father, friend, gift to friend, gift, marriage, wedding, function, school fees, college fees
      tuition fees, hospital bill of family, medical, medicine, doctor, lic, lic premium, life insurance premium
      mutual fund, sip, shares, stock market, zerodha, groww, crypto, gold, jewellery, chit, chit fund, chit payment
      committee, bc payment, kitty, hand loan, loan, loan given, loan to friend, loan to company, loan to sister concern
      inter company loan, group company, borrowed, borrowed money returned, udhaar, udhar wapas, lena dena, hisab, hisaab
      hisab clear, return, returned, refund, refund amount, deposit, interest, interest paid, interest to party, bill
      bill payment, invoice, invoice payment, vendor payment, supplier payment, party payment, ledger, adjustment, journal
      contra, cheque, cheque payment, dd, travel, trip, food, services, service charges, charges, fees, monthly, annual
      subscription, order, booking, shopping, purchase, items, things, society, club, club fees, gym, pocket money, rakhi
      birthday, medical emergency, land, plot, flat booking, property purchase, investment, share purchase
      capital withdrawal, owner, partner, agent, mistake, wrong transfer, sent by mistake, commitment, second part
      last part, first part, installment, instalment, kist party, emi of friend, fine, for april, for the month, april
      march, ref, na, nil, upi, gpay, phonepe, imps, mobile, recharge for family, puja at home, return filing challan
      return filing challan fee, filing challan fee, filing challan, maa, dawai, diye, paid to bhaiya, bhaiya, bhai, didi
      chacha, papa, mummy, uncle, nephew, niece, cousin, ji, bhai sahab, seth ji, sir, madam, anna, akka, hisab june, chukta
      chukta kiya, bakaya, old bakaya, purana hisab, purana baki, baaki, dues cleared, old dues, old dues cleared
      previous balance, as per whatsapp, as per mail, as per bill, contri, contribution, split, share of, my share
      half share, plot registry, registry family, registry, friend startup, invested, invest, nse, bse, ipo, angel invest
      mf, nps, ppf, sukanya, kids, kids fees, kids tuition, tuition, hostel fees, exam form fee child, parents
      medical father, hospital, surgery of mother, pharmacy personal, apollo, grocery home, home renovation, home interior
      house construction, home loan personal, rent home, house rent personal, car personal, trip family, family trip
      goa trip friends, holiday, movie, netflix, spotify, salon, spa, shopping mall, clothes, shoes, watch, jewellers
      jeweller, puja home, pandit, astrology, wedding nephew, wedding gift relative, shagun, engagement, party no, party 3
      party 2, adv to vendor, vendor adv, vendor, supplier, supplier adv, contractor, agency, company, firm, associates
      enterprises, traders, brothers, sons, group, holdings, ventures, advance to party, party advance, advance party
      balance to party, bill 1, bill no, inv no, part bill, half payment, remaining, rest amount, last amount
      second instalment, third instalment, final amount, milestone, phase 1, phase 2, stage 2, site, site work, project
      project expense, job, task, order no, lot, batch, sample, urgent payment, emergency, pls, please, done, confirmed
      sorry, test 1, rs, refundable, security, guarantee, token money, booking amount, bayana, sauda, deal
      commission adjust, setoff, set off, adjusted, contra entry, jv, rectification, reversal entry, suspense, unknown
      dont know, check later, to be checked, ask, tbd, rd post office, post office rd, post office, nsc, kvp, ssy, milk home
      milk ghar, doodh ghar, ghar, ghar ka, home milk, son, son admission, admission son, school admission son, daughter
      daughter fees, sister fees, sister, son fees, school donation admission, plot emi, plot loan, house emi, home emi
      flat emi, mandir personal, personal puja, loan to cousin, loan given cousin, given to cousin, loan given relative
      relative, relatives, cousin loan, by mistake, mistake transfer, 2nd, 3rd, last week, last week pending, pending
      pending of last week, settled, as told, amount told, told, half now, half later, remaining of last time, last time
      for purchase, gave for purchase, for shoot, shoot, pay, cash diya, phone pe, phone pe to, paytm to, gpay to, udhari
      udhar, monthly committee, committee kitty, wali, wale, bhai ko, saheb, sahab, dr sahab, car, bike, gadi, office, shop
      godown, factory, school, clinic, farm, trip balance
    `,
  },
  credit: {
    'services-domestic': `
      consulting fee received, project payment, project advance, website project, website payment, advance for website
      app project milestone, milestone payment, milestone 2, retainer, monthly retainer, retainer fee, amc payment
      amc received, annual maintenance contract, support fee, software fee, software license, license fee, subscription fee
      subscription renewal, annual plan, pilot fee, poc fee, onboarding fee, implementation fee, setup fee client
      training fee received, service charges received, service bill, service invoice, professional fee received, design fee
      campaign fee, campaign payment from client, ad campaign client, media fee, shoot fee from client
      event fee from client, consultation, consultation fee, doctor fee patient, treatment, treatment charges
      treatment advance, root canal, crown payment, surgery package, lab test patient, scaling and cleaning patient
      patient payment, physiotherapy sessions, checkup, room booking guest, catering order, catering advance
      banquet booking, party booking, flat booking amount, flat instalment, slab payment, construction bill received
      interior project advance, architect fee received, transport bill received, freight received, course fee student
      tuition fee received, admission fee, commission received, brokerage received, job work charges received
      rental income service, hosting charges client, domain and hosting client, seo charges client
      social media charges client, from client, client payment, customer payment service, fee part 2, consulting invoice
      logo balance, logo and brochure, brochure design balance, design balance, branding project, website balance
      website 2nd part, app balance, app 3rd milestone, june retainer, retainer june, retainer less tds, invoice less tds
      fee less tds, social media june client, ads management fee, ad management client, campaign june, shoot balance
      film balance, video balance client, photo shoot client, event balance client, event advance client
      wedding decor advance, catering balance, catering 100 plates, birthday party booking, banquet advance, hall booking
      room advance guest, table booking advance, tour package advance, implant, implant 2nd sitting, implant sitting
      2nd sitting, sitting, braces, braces instalment, aligners, aligner payment, crown, scaling, filling tooth, extraction
      opd, opd fee, ipd bill, surgery advance, delivery package hospital, lab tests patient, scan charges patient
      therapy sessions, session fee, 10 sessions, package balance, membership gym client, class fee, coaching fee, batch fee
      term fee, admission, exam coaching, slab, slab 4, slab 4 payment flat, plinth payment, possession payment, flat
      flat balance, flat payment, flat agreement amount, shop booking payment, plot booking amount
      maintenance from flat owner, ra bill received, running bill from client, work order payment, contract payment received
      labour bill received, job work received, jobwork bill received, machining bill, transport received
      commission from principal, agency commission received, consultancy, consultancy received, advisory fee received
      audit fee from client, filing fee from client, legal fee from client, architect fee client, design stage 2 fee, amc
      amc june, amc renewal, support june, maintenance contract received, annual support, license renewal client
      subscription june, plan upgrade, seats added client, saas invoice, usage invoice, onboarding, poc, pilot
      training batch fee corporate, workshop fee received, hosting renewal client, client, client balance, client advance
      term fee nursery, nursery fee, school fee student, fees of student, admission fee student, van fee student
      transport fee student, day care fee, daycare, summer camp fee, activity fee, freight bill, freight balance
      trip balance, trip payment, trip advance load, load advance, freight advance, transport charges received
      lr payment received, warehouse charges received, month gym, 3 month gym, gym fee, gym membership
      membership fee received, annual membership gym, pt package, personal training, pt sessions, 24 sessions
      sessions package, yoga class fee, zumba fee, physio package, physio sittings, 10 sittings, tooth cap, cap balance
      root canal balance, tooth, denture payment, delivery charges hospital, nursing home bill patient, haircut
      bridal package, facial, salon package, room charges, room tariff, stay payment guest, table booking, event hall
      slab installment, slab 6, slab installment flat, instalment flat, 2nd instalment flat, tower slab, flat instalment 2
      wedding shoot, wedding album balance, website amc, amc from client, app dev milestone, dev milestone, milestone 3
      campaign inv, campaign balance, ads retainer
    `,
    'goods-domestic': `
      against bill, against bill no, bill no, sales bill, sale bill, against sales bill, payment for goods, goods payment
      material payment, material supplied, supply of material, for material, against material, order payment, for order
      order advance, advance for order, against po, po payment, part payment po, against proforma, proforma advance
      against delivery, delivery payment, dispatch payment, payment against dispatch, for cement, cement bags, for paint
      paints, pipes bill, tiles payment, steel payment, hardware bill, for machine parts, parts payment, spares payment
      components payment, for fabric, saree order, garment order, shirts order, kg order, pickle order, sweets order
      mixture, cake order, snacks order, bulk order, wholesale order, dealer payment received, distributor payment
      party payment for goods, retail sale, counter sale upi, shop sale, scrap sale, scrap, sale of scrap, scrap dealer
      old machine scrap sale, waste paper sale, sale of old cartons, maal ka paisa, maal payment, bill amount maal
      boxes supplied, bottles supplied, furniture order customer, medicine bill customer, book order, sample order payment
      pumps po, pumps po adv, po adv, po advance, po balance, against invoice goods, hardware bill clear, last month bill
      bill clear, bill cleared, bill amount, old bill clear, old bill, pending bill, bills of may, 3 bills, tiles bill
      cement bill, steel bill, paint bill, sanitary bill, plywood bill, electrical goods bill, motor bill
      machine sold to customer, parts bill, casting bill, gear bill, gear order, components bill, fasteners bill
      dispatch june, lr copy payment, material dispatched, supply june, supply bill, goods supplied, goods june, maal ka
      maal ka payment, maal, boxes order, bags order, kg, chakli, chakli kg, laddu, laddoo order, namkeen order, sweets bill
      cake, cake order birthday, bread order, tiffin bill customer, snacks bulk order, pickle, masala order, rice order
      dal order, oil tins order, vegetables order, fruit order, fish order, chicken order, eggs order, milk bill customer
      ice cream order, saree, sarees, kurti order, suit order, fabric order, shirts, uniform order school, shoes order, bags
      toys order, books, books order school, furniture order, sofa order, chairs order, medicine bill, surgical order
      spectacles, gift hampers order, hampers order corporate, handicraft order, decor order, candles order, soap order
      cosmetics order, jewellery order, ring order, wholesale party, retailer payment, dealer, dealer cheque, dealer june
      distributor june, stockist payment, shopkeeper payment, counter sale, sale, sale amount, scrap cheque, scrap sold
      waste sold, raddi, bhangar, old drums sold, cartons sold, medicines, medicines bill, bill medicines, milk bill
      milk bill fortnight, milk payment dairy, milk union payment, banana, banana sale, mandi sale, sale in mandi, crop sale
      paddy sale, tomato sale, vegetable sale, vegetables sale mandi, cotton sale, sugarcane payment
      sugarcane factory payment, coconut sale, areca sale, coffee sale, pepper sale, egg sale, eggs bill, broiler sale
      manure sale, protein sold, supplement bill, uniform bill parent, books bill parent, kit fee books, brackets order
      brackets, advance for brackets, advance for pcs, advance pcs, murukku, murukku order, pickle kg, kg pickle, 5 kg, 2 kg
      bill no and, bill of june, bill june, june bill, po advance pct, po 20 pct
    `,
    exports: `
      export payment, export proceeds, export advance, foreign client, usd payment received, usd from client
      euro payment from client, overseas buyer, buyer advance usd, inward remittance client, upwork payout, fiverr payout
      payoneer, paypal payout, stripe usd payout, wise payout, buyer payment usd, buyer balance usd, against shipment
      shipment balance usd, export invoice, export order advance, foreign buyer, overseas client, us client, uk client
      dubai client, client usd, wise transfer client, stripe payout usd, app revenue usd, us client paypal, paypal us client
      buyer germany, buyer germany advance, buyer advance pct, germany buyer, italy buyer
    `,
    'payment-gateway-settlement': `
      razorpay settlement, gateway settlement, payu settlement, phonepe settlement, paytm settlement, card swipe settlement
      pos settlement, upi settlement, pine labs settlement, cashfree settlement, razorpay, razorpay june, payu june
      phonepe june, paytm june, bharatpe, pos june settlement, card machine settlement, qr settlement, upi qr settlement
      settlement gateway, ccavenue
    `,
    'marketplace-settlement': `
      amazon settlement, flipkart settlement, zomato payout, swiggy payout, meesho payout, myntra payout
      marketplace settlement, amazon seller payout, app store payout, google play payout, blinkit payout
      zepto vendor payout, eazydiner settlement, dineout settlement, nykaa settlement, amazon june, flipkart june
      zomato june, zomato weekly, swiggy weekly, swiggy june, meesho june, bigbasket payment, blinkit june, zepto june
      jiomart payment, ondc settlement, magicpin, eazydiner, dineout, bookmyshow payout, urban company payout, oyo payout
      booking com payout, airbnb payout, makemytrip hotel payout, practo consult payout, udemy payout, play store, app store
    `,
    'bank-interest': `
      bank interest, interest from bank, savings interest, interest credited, interest credit quarterly
      int credited by bank, sb interest, savings int, bank int, int from bank, quarterly interest bank
    `,
    'fixed-deposit-interest': `
      fd interest, interest on fd, fixed deposit interest, fd int, interest on fixed deposit, fd int credited, int on fd
      fd quarterly interest, interest on deposit bank
    `,
    'dividend-received': `
      dividend, dividend received, dividend on shares, interim dividend received, final dividend received
    `,
    'grant-or-subsidy': `
      grant, grant received, startup grant, subsidy received, subsidy, government subsidy, pmegp subsidy, msme subsidy
      seed grant, subsidy on solar, capital subsidy, interest subsidy, interest subvention, state incentive
      export incentive, startup grant tranche, birac, nidhi, innovation grant, csr grant received, irrigation subsidy
      drip subsidy, horticulture subsidy, tractor subsidy, pm kisan, kisan samman, dept subsidy, subsidy dept
      solar pump subsidy, dairy subsidy, nabard subsidy
    `,
    cashback: `
      cashback, cash back, reward, rewards, card cashback, upi cashback, scratch card, paytm cashback, credit card reward
      reward redemption, welcome bonus app
    `,
    'insurance-claim': `
      insurance claim, claim received, claim settlement insurance, vehicle claim, fire claim, claim amount from insurance
      marine claim, accident claim, tempo accident claim, car claim, truck claim, claim from insurance
      insurance claim stock, flood claim, theft claim, machinery claim, transit damage claim, cashless claim garage
      keyman claim, fire insurance claim, truck claim received, cow insurance claim, crop insurance claim, claim recd
    `,
    'vendor-refund': `
      refund from vendor, vendor refund, supplier refund, refund received, refund from hotel, refund for cancelled ticket
      ticket refund, flight refund, amazon refund, refund of excess payment, excess paid refunded, excess payment returned
      excess refunded, refund from supplier, advance returned by vendor, advance returned by supplier, advance refunded
      order cancelled refund, refund cancelled order, credit refund, aws refund, returned goods refund
      refund for return material, double payment returned, double payment refunded, refund of subscription
      refund from courier, refund from contractor, supplier excess returned, supplier sent back excess, sent back excess
      excess sent back, vendor returned advance, vendor returned excess, returned by supplier, material return money
      goods return money from supplier, rejected material refund, short supply refund, rate difference from supplier
      rate difference refund, cancelled ticket refund, makemytrip refund, makemytrip cancelled, irctc refund
      hotel cancelled refund, event cancelled refund organiser, stall cancelled refund, ads refund, google refund
      subscription cancelled refund, amazon return, flipkart return refund, landlord returned excess rent
      excess rent returned, electricity excess refund, courier refund, insurance premium refund, policy cancelled refund
      overpaid returned, overpayment refund, contractor returned excess, transporter returned excess, freelancer returned
      supplier refund short material, short material refund, vendor returned extra, returned extra amount
      extra amount returned, extra paid returned, cancelled flight money back, money back cancelled, flight money back
      amazon return refund
    `,
    'failed-payment-returned': `
      neft returned, payment returned, neft return, imps failed, payment failed, wrong account number returned
      returned by bank, payment bounced back, came back, neft came back, transfer failed, failed transaction reversed
      upi failed reversed, rejected by bank, account number wrong, salary returned account closed, imps reversed
      rtgs rejected, rejected ifsc, ifsc wrong, wrong ifsc, neft rejected, rejected wrong account, wrong account
      account closed returned, account inactive returned, name mismatch returned, imps came back, payment came back
      failed payment, failed upi, upi reversed, atm cash not dispensed, not dispensed credited, double debit reversed
      transaction declined credited
    `,
    'tax-refund': `
      income tax refund, it refund, gst refund, tds refund, tax refund, refund ay, customs refund, igst refund
      duty drawback, drawback, rodtep, vat refund, gst refund export, refund of advance tax, itr refund, refund ay 25 26
      gst refund may, igst refund shipping, refund excess cash ledger, excise refund, professional tax refund
      gst refund april, rodtep credit, rodtep scrip, scrip credit
    `,
    'share-capital': `
      share capital, share application, share application money, share money, equity, equity investment, seed round
      seed investment, angel, angel investment, angel round, bridge round, investor money, investment from investor, ccps
      safe note, isafe, series a, rights issue, share subscription, fundraise, vc funding, angel cheque, investor cheque
      investor tranche, tranche 2 investor, seed tranche, rights money, allotment money, esop exercise money, ccd money
      equity infusion founder
    `,
    'partner-capital': `
      capital introduced, capital, capital contribution, partner capital, partners capital, capital brought in
      capital by partner, proprietor capital, capital introduced by proprietor, owner capital, additional capital
      capital from partner, partner brought capital, partner added capital, owner put money capital
      proprietor added money capital, capital top up partner, fresh capital, capital by, capital partner lata, capital added
    `,
    'director-loan': `
      director loan, loan from director, directors loan, unsecured loan director, unsecured loan from md, loan from md
      loan from founder, founder loan, loan by promoter, promoter loan, from director as loan, director unsecured loan
      director infusing loan, director gave loan, director lent, director funds loan, director short term loan, md gave loan
      founder put loan, bridge loan founder, loan promoter short term, directors deposit loan, loan by director
      loan by director for salary, director loan salary, loan from director short
    `,
    'loan-received': `
      loan disbursement, loan disbursed, term loan disbursed, business loan received, loan from bank, bank loan
      loan amount credited, loan received bank, od drawdown, icd received, inter corporate deposit received
      packing credit disbursed, pcfc disbursal, pcfc, working capital loan, machinery loan disbursed, mudra loan disbursed
      nbfc loan disbursed, convertible note, lendingkart loan, invoice discounting proceeds, project loan disbursement
      construction finance, loan, term loan, loan disb, loan sanctioned amount, disbursement, od limit drawn, cc limit drawn
      top up loan, gecl disbursed, machine loan credited, vehicle loan credited, loan from nbfc, loan from finance company
      venture debt drawdown, icd from, inter corporate loan received, unsecured loan from company, bill discounted
      treds proceeds, pre shipment credit, packing credit, kcc loan, kcc disbursed, crop loan, tractor loan disbursed
      truck loan disbursed, od loan credited, loan credited, loan credited axis, machinery term loan, machinery loan
      term loan machinery
    `,
    'own-account-transfer': `
      own transfer, from own account, self transfer, from our other bank, from our sbi account, from our hdfc account
      transfer from own, from icici account own, inter account transfer, self, from kotak ours, from our kotak
      from our axis, from hdfc own, from od own, funds from other account own, from rera account own
      from payroll account balance own, funds moved in from own
    `,
    'fixed-deposit': `
      fd closed, fd broken, fd maturity, fd matured, fd proceeds, fd premature, fixed deposit closed, fixed deposit matured
      rd maturity, fd breaking, fd redeemed
    `,
    'cash-deposit': `
      cash deposit, cash deposited, cash deposited in bank, counter cash deposited, cash sales deposited
      cash from sales deposited, daily collection deposited, cash paid into bank, nakad jama, counter cash
      sunday cash deposited, galla cash deposited, galla, cash counter deposit, shop cash, collection deposited
      cash collection deposited, cash put in bank, cash jama, nagad jama, cash into bank, cash handed bank
      cash deposit shop sale, shop sale cash, shop sale cash deposit, cash sale deposited, collection cash deposit
      fee cash deposited, gym cash deposited, milk cash deposited
    `,
    'security-deposit': `
      deposit returned, deposit refund, security deposit refund, security deposit returned, rent deposit refund
      rent deposit returned, deposit from landlord, deposit received back, emd refund, emd returned, emd refunded
      tender emd returned, deposit returned old office, deposit refunded by landlord, electricity deposit refund
      caution deposit returned, landlord returned deposit, old landlord returned deposit, old landlord, deposit back
      deposit back from landlord, deposit of old office, deposit of godown back, security back, security refund, emd back
      emd released, tender deposit back, retention money released, retention released, electricity deposit back
      mall deposit back, retention money, security of shop refunded, security refunded, old shop security, emd refund pwd
      emd pwd refund, security amount back
    `,
    'bank-charges': `
      bank charges reversed, charges refunded by bank, bank charges refund, charges reversal, reversal of charges
    `,
    'to-be-clarified': `
      payment, received, amount, balance, part payment, advance, token, token advance, on account, thanks, thank you, hello
      hi, ok, test, money, help, returned, return, return of money, money returned, loan returned, loan repaid, hand loan
      hand loan returned, borrowed, from friend, from brother, from family, from home, from wife, from father, udhaar
      udhaar wapas, deposit, collection, party, misc, others, gift, shagun, chit, chit received, mutual fund redemption
      shares sold, sold shares, rent received, rent from tenant, salary advance recovered
      salary returned, loan recovered from staff, staff loan recovered, sale of car, old car sold, sale of land, plot sale
      for april, april, cash, fund transfer, transfer, refund, settlement, from group company, sister concern
      loan from friend, loan, interest, interest received, interest from party, incentive, bill, cheque, commission
      donation received, mistake, wrong transfer, gpay, upi, phonepe, personal, owner, my money, sold old activa
      sold old bike, old bike sold, sold old laptop, old laptop sold, sold furniture, old furniture sold, old machine sold
      car sold, asset sold, papa, mummy, bhai, bhaiya, uncle, anna, wife account, brother loan, returned by
      returned my money, tenant, tenant june, tenant upper floor, rent from shop, rent june tenant, sublet rent
      rent of hoarding space, thnx, thx, thanks bro, paid back, payback, gave back, settled, split bill, dinner split
      trip split, contri, contribution, chanda, collection for, puja collection, society collection, bhishi, bc, lottery
      prize, mf redemption, stock sold, loan back, hand loan back, staff returned, advance returned by staff
      unspent advance returned, imprest returned, excess imprest returned, petty cash returned, notice period recovery
      recovery from employee, fine from staff, penalty from vendor, insurance maturity, lic maturity, gift from, adjustment
      jv, unknown, balance received, last amount, half amount, remaining, urgent, for flat, for work, project, job, june
      july, broking withdrawal, zerodha withdrawal, demat withdrawal, old ac sold, old fridge sold, old truck sold
      truck sold, cow sold, sent back, mistake sent back, by mistake sent back, rent upper floor, rent of upper floor
      rent of shop upper, received from, ok received, udhari, udhari wapas, sharma ji, from ji
    `,
  },
};
